#include "app/command_line.h"

#include "app/version.h"
#include "engine/config/presets.h"

#include <CLI/CLI.hpp>

namespace halfstep {

namespace {

void addTrain(CLI::App& app, TrainCommand& options)
{
    CLI::App* train = app.add_subcommand("train", "Train a model and write a run folder");
    CLI::Option* preset = train->add_option("--preset", options.preset, "Start from a preset (see: list presets)");
    train->add_option("--config", options.config, "Start from a JSON file")->excludes(preset);
    train->add_option("--set", options.settings, "Change a setting: key.path=value; may be repeated")
        ->type_name("KEY=VALUE")->allow_extra_args(false);
    train->add_option("--out", options.out, "Run folder to write; runs/NAME-DATE-TIME by default")->type_name("FOLDER");
    train->add_option("--resume", options.resume, "Go on from a checkpoint, with its config unless one is named")
        ->type_name("CHECKPOINT");
    train->add_flag("--json", options.json, "Print the summary as one JSON object and nothing else");
    train->add_flag("--quiet", options.quiet, "Say nothing while training");
}

void addList(CLI::App& app, ListCommand& options)
{
    CLI::App* list = app.add_subcommand("list", "List what there is: presets, datasets, models, labs or formats");
    list->add_option("what", options.what, "presets, datasets, models, labs or formats")
        ->required()->check(CLI::IsMember({"presets", "datasets", "models", "labs", "formats"}));
    list->add_flag("--json", options.json, "As a JSON array");
}

std::string oneLine(std::string text)
{
    for (char& character : text) {
        if (character == '\n') {
            character = ' ';
        }
    }
    return text;
}

} // namespace

Command commandFrom(int argc, const char* const* argv)
{
    CLI::App app("Halfstep: a lab for mixed-precision training. Without a command the window opens.", "halfstep");
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", versionText());
    app.footer("Exit codes: 0 done, 1 the run failed, 2 bad arguments or input, 3 stopped by a signal after saving.");
    TrainCommand train;
    ListCommand list;
    addTrain(app, train);
    addList(app, list);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return PrintCommand{app.help()};
    } catch (const CLI::CallForVersion&) {
        return PrintCommand{versionText() + "\n"};
    } catch (const CLI::ParseError& error) {
        return PrintCommand{"halfstep: " + oneLine(error.what()) + " (see halfstep --help)\n", exit_code::refused};
    }
    if (app.got_subcommand("train")) {
        if (train.preset.empty() && train.config.empty() && train.resume.empty()) {
            train.preset = defaultPreset;
        }
        return train;
    }
    if (app.got_subcommand("list")) {
        return list;
    }
    return WindowCommand{};
}

} // namespace halfstep
