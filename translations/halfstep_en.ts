<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
    <context>
        <name>halfstep::ChartWidget</name>
        <message numerus="yes">
            <source>%1 in %n attempt(s)</source>
            <translation>
                <numerusform>%1 in %n attempt</numerusform>
                <numerusform>%1 in %n attempts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped attempt(s), %1 to %2</source>
            <translation>
                <numerusform>%n skipped attempt, %1 to %2</numerusform>
                <numerusform>%n skipped attempts, %1 to %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 in %n epoch(s)</source>
            <translation>
                <numerusform>%1 in %n epoch</numerusform>
                <numerusform>%1 in %n epochs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::ControlPanel</name>
        <message numerus="yes">
            <source>%n change(s) apply at the next window.</source>
            <translation>
                <numerusform>%n change applies at the next window.</numerusform>
                <numerusform>%n changes apply at the next window.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) apply to the next run.</source>
            <translation>
                <numerusform>%n change applies to the next run.</numerusform>
                <numerusform>%n changes apply to the next run.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::FoldingGroup</name>
        <message numerus="yes">
            <source>%n change(s) in this group apply to the next run.</source>
            <translation>
                <numerusform>%n change in this group applies to the next run.</numerusform>
                <numerusform>%n changes in this group apply to the next run.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::StartPage</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::TrainPage</name>
        <message numerus="yes">
            <source>(%n more)</source>
            <translation>
                <numerusform>(%n more)</numerusform>
                <numerusform>(%n more)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::LabsPage</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::SumPanel</name>
        <message numerus="yes">
            <source>After %n addition(s) %1 holds %2; exactly it would be %3.</source>
            <translation>
                <numerusform>After %n addition %1 holds %2; exactly it would be %3.</numerusform>
                <numerusform>After %n additions %1 holds %2; exactly it would be %3.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::CostRows</name>
        <message numerus="yes">
            <source>%1: %n byte(s)</source>
            <translation>
                <numerusform>%1: %n byte</numerusform>
                <numerusform>%1: %n bytes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>halfstep::TransportBar</name>
        <message numerus="yes">
            <source>stored run, %n epoch(s)</source>
            <translation>
                <numerusform>stored run, %n epoch</numerusform>
                <numerusform>stored run, %n epochs</numerusform>
            </translation>
        </message>
    </context>
</TS>
