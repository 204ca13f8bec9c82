#pragma once

// QCustomPlot 2.1's header is written with Qt's keywords, which the house switches off. This is the only place
// that includes it, and only sources of this folder include this.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#define emit Q_EMIT
#include <qcustomplot.h>
#undef signals
#undef slots
#undef foreach
#undef emit
