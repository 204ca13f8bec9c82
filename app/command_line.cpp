#include "app/command_line.h"

#include "app/list_command.h"
#include "app/version.h"
#include "app/wording.h"
#include "engine/config/presets.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace halfstep {

namespace {

void addTrain(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<TrainCommand>();
    TrainCommand& options = *made;
    CLI::App* train = app.add_subcommand("train", "Train a model and write a run folder");
    CLI::Option* preset = train->add_option("--preset", options.preset, "Start from a preset (see: list presets)");
    train->add_option("--config", options.config, "Start from a JSON file")->excludes(preset);
    train->add_option("--set", options.settings, "Change a setting: key.path=value; may be repeated")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    train->add_option("--out", options.out, "Run folder to write; runs/NAME-DATE-TIME by default")->type_name("FOLDER");
    train->add_option("--resume", options.resume, "Go on from a checkpoint, with its config unless one is named")
        ->type_name("CHECKPOINT");
    train->add_option("--tensorboard", options.tensorboard, "Write an event file for TensorBoard into this folder, too")
        ->type_name("FOLDER");
    train->add_flag("--json", options.json, "Print the summary as one JSON object and nothing else");
    train->add_flag("--quiet", options.quiet, "Say nothing while training");
    train->callback([made, &command] {
        if (made->preset.empty() && made->config.empty() && made->resume.empty())
            made->preset = defaultPreset;
        command = *made;
    });
}

void addList(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<ListCommand>();
    ListCommand& options = *made;
    CLI::App* list =
        app.add_subcommand("list", "List what there is: presets, datasets, models, labs, formats or mystery codes");
    list->add_option("what", options.what, "presets, datasets, models, labs, formats or mystery-codes")
        ->required()
        ->check(CLI::IsMember(listSections()));
    list->add_flag("--json", options.json, "As a JSON array");
    list->callback([made, &command] { command = *made; });
}

void addReplayScaler(CLI::App& replay, Command& command)
{
    const auto made = std::make_shared<ReplayScalerCommand>();
    ReplayScalerCommand& scaler = *made;
    CLI::App* scale =
        replay.add_subcommand("scaler", "The loss scaler, over given overflows or against a run's gradients");
    scale->add_option("--init", scaler.init, "Starting scale")->type_name("NUMBER");
    scale->add_option("--growth", scaler.growth, "Growth factor, above 1")->type_name("NUMBER");
    scale->add_option("--backoff", scaler.backoff, "Backoff factor, between 0 and 1")->type_name("NUMBER");
    scale->add_option("--interval", scaler.interval, "Clean attempts before growth")->type_name("COUNT");
    CLI::Option* found = scale->add_option("--found-inf", scaler.foundInf, "Whether each attempt overflows: 0,0,1,...")
                             ->type_name("LIST");
    scale
        ->add_option("--run", scaler.run,
                     "Use the scales that a recorded run's gradients would have stood, and its settings")
        ->type_name("FOLDER")
        ->excludes(found);
    scale->callback([made, &command] { command = *made; });
}

void addReplayEarlyStopping(CLI::App& replay, Command& command)
{
    const auto made = std::make_shared<ReplayEarlyStoppingCommand>();
    ReplayEarlyStoppingCommand& stopping = *made;
    CLI::App* early = replay.add_subcommand("early-stopping", "Early stopping, over given validation losses");
    early->add_option("--values", stopping.values, "Validation losses, one an epoch: 1.0,0.9,nan,...")
        ->required()
        ->type_name("LIST");
    early->add_option("--patience", stopping.patience, "Epochs without improvement before the stop")
        ->type_name("COUNT");
    early->add_option("--min-delta", stopping.minDelta, "An improvement is more than this")->type_name("NUMBER");
    early->callback([made, &command] { command = *made; });
}

void addReplay(CLI::App& app, Command& command)
{
    CLI::App* replay =
        app.add_subcommand("replay", "Run a state machine of training alone, and print its trace as JSON");
    replay->require_subcommand(1);
    addReplayScaler(*replay, command);
    addReplayEarlyStopping(*replay, command);
}

void addFormat(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<FormatCommand>();
    FormatCommand& options = *made;
    CLI::App* format = app.add_subcommand(
        "format", "Show how a number format stores numbers, decimal or as bits: format NAME VALUE...");
    format->add_option("name", options.name, "A format: float16, fp8_e4m3, ... (see: list formats), or eXmY")
        ->required();
    format->add_flag("--saturate", options.saturate, "Overflow gives the largest finite value");
    format->add_flag("--json", options.json, "Print one JSON object");
    // The values are what is left over: a value such as -inf would else be taken for an option.
    format->allow_extras();
    format->callback([made, format, &command] {
        made->values = format->remaining();
        command = *made;
    });
}

void addEstimate(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<EstimateCommand>();
    EstimateCommand& options = *made;
    CLI::App* estimate = app.add_subcommand("estimate", "Compute what training a model costs: parameters, FLOP, bytes");
    estimate
        ->add_option("model", options.model,
                     "Layers between hyphens: 32-48-1, conv16-pool-conv32-pool-64-3, bn, conv8k5")
        ->required();
    estimate->add_option("--input", options.input, "Shape of a sample: 32 or 1x24x24")->type_name("SHAPE");
    estimate->add_option("--batch", options.batch, "Samples of a micro-batch")->type_name("COUNT");
    estimate->add_option("--optimizer", options.optimizer, "adam, sgd or sgd-momentum")
        ->check(CLI::IsMember({"adam", "sgd", "sgd-momentum"}));
    estimate->add_option("--dtype", options.dtype, "Format of products (see: list formats)")->type_name("FORMAT");
    estimate->add_option("--rows", options.rows, "Samples of the data set")->type_name("COUNT");
    estimate->add_option("--bandwidth", options.bandwidth, "Bytes a second into the device")->type_name("NUMBER");
    estimate->add_option("--memory", options.memory, "Bytes of the device, for the largest micro-batch")
        ->type_name("NUMBER");
    estimate->add_option("--effective-batch", options.effectiveBatch, "Wanted n = A*m, for the factor A")
        ->type_name("COUNT");
    estimate->add_option("--second-batch", options.secondBatch, "Samples, to compare the gradient's variance with")
        ->type_name("COUNT");
    estimate->add_flag("--json", options.json, "Print one JSON object");
    estimate->callback([made, &command] { command = *made; });
}

void addLab(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<LabCommand>();
    LabCommand& options = *made;
    CLI::App* lab = app.add_subcommand("lab", "Do a guided experiment and say what it shows (see: list labs)");
    lab->set_help_flag(); // a lab's help says what it takes and gives
    lab->add_flag("-h,--help", options.help, "Say what the lab takes and what its numbers mean");
    CLI::Option* name = lab->add_option("name", options.name, "A lab (see: list labs)");
    lab->add_option("--set", options.settings, "Change an input: key=value; may be repeated")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    lab->add_option("--out", options.out, "Folder for the result, its tables and figures")->type_name("FOLDER");
    lab->add_flag("--json", options.json, "Print the result as one JSON object and nothing else");
    lab->callback([made, lab, name, &command] {
        if (made->name.empty() && !made->help)
            throw CLI::RequiredError(name->get_name());
        if (made->name.empty())
            command = PrintCommand{lab->help()};
        else
            command = *made;
    });
}

void addExport(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<ExportCommand>();
    ExportCommand& options = *made;
    CLI::App* exported = app.add_subcommand("export", "Write a run's records for another program");
    exported->add_option("run", options.run, "Run folder")->required();
    exported
        ->add_option("--to", options.to,
                     "tensorboard: an event file of every attempt and epoch, all with the time of the export")
        ->required()
        ->check(CLI::IsMember({"tensorboard"}));
    exported->add_option("--out", options.out, "Folder to write into; the run's own by default")->type_name("FOLDER");
    exported->callback([made, &command] { command = *made; });
}

void addInspect(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<InspectCommand>();
    InspectCommand& options = *made;
    CLI::App* inspect =
        app.add_subcommand("inspect", "Look inside a run folder: a window's stages, skips, time and memory");
    inspect->add_option("run", options.run, "Run folder")->required()->type_name("FOLDER");
    inspect->add_option("--attempt", options.attempt, "The window to look at, or the nearest that was told")
        ->type_name("NUMBER");
    inspect->add_flag("--json", options.json, "Print one JSON object");
    inspect->callback([made, &command] { command = *made; });
}

void addBench(CLI::App& app, Command& command)
{
    const auto made = std::make_shared<BenchCommand>();
    BenchCommand& options = *made;
    CLI::App* bench = app.add_subcommand(
        "bench", "Measure how long training steps take here, against plain loops over the same work");
    bench->add_flag("--python", options.python, "Also against loops that python3 runs with its PyTorch");
    bench->add_option("--slices", options.slices, "Slices of each contender, 11 by default; they take turns")
        ->type_name("COUNT");
    bench->add_option("--slice-ms", options.sliceMilliseconds, "About how long a slice takes, 15 by default")
        ->type_name("NUMBER");
    bench->add_flag("--json", options.json, "Print one JSON object with every slice");
    bench->callback([made, &command] { command = *made; });
}

/// Every subcommand: adds itself to the program and, when it was called, puts itself into the command.
constexpr void (*subcommands[])(CLI::App& app, Command& command) = {
    addTrain, addList, addReplay, addFormat, addEstimate, addLab, addExport, addInspect, addBench};

/// The option library breaks some of its sentences into lines.
std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return printable(text);
}

std::string words(const std::vector<std::string>& list)
{
    std::string text;
    for (const std::string& word : list)
        text += (text.empty() ? "" : " ") + word;
    return oneLine(text);
}

} // namespace

Command commandFrom(int argc, const char* const* argv)
{
    CLI::App app("Halfstep: a lab for mixed-precision training. Without a command the window opens.", "halfstep");
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", versionText());
    app.footer("Exit codes: 0 done, 1 the run failed, 2 bad arguments or input, 3 stopped by a signal after saving; "
               "a second signal ends the program at once (128 and its number).");
    Command command = WindowCommand{};
    for (const auto add : subcommands)
        add(app, command);
    // After "--" CLI11 hands what it does not know to the program itself, and the values of a format are such.
    std::vector<const char*> arguments(argv, argv + argc);
    if (argc > 1 && arguments[1] == std::string_view("format"))
        std::erase(arguments, std::string_view("--"));
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::CallForHelp&) {
        return PrintCommand{app.help()};
    } catch (const CLI::CallForVersion&) {
        return PrintCommand{versionText() + "\n"};
    } catch (const CLI::ExtrasError&) { // whose own message lists them backwards
        return PrintCommand{"halfstep: Not expected: " + words(app.remaining(true)) + " (see halfstep --help)\n",
                            exit_code::refused};
    } catch (const CLI::ParseError& error) {
        return PrintCommand{"halfstep: " + oneLine(error.what()) + " (see halfstep --help)\n", exit_code::refused};
    }
    return command;
}

} // namespace halfstep
