#include "app/window.h"

#include "app/command_line.h"

#include <iostream>

namespace halfstep {

int openWindow(int, char**)
{
    std::cerr << "halfstep: Halfstep was built or installed without its window; halfstep --help lists the commands.\n";
    return exit_code::refused;
}

} // namespace halfstep
