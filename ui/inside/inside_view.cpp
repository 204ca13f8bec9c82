#include "ui/inside/inside_view.h"

#include "moc_inside_view.cpp"
