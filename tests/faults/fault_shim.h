#pragma once

// A library that stands between a program and the C library: of the calls that touch files below one folder, it makes
// the n-th fail. Linked into a test or preloaded into a program, which then reads its plan from HALFSTEP_FAULT.
extern "C" {

enum FaultKind {
    FaultFails,      ///< with the given error
    FaultWritesHalf, ///< a write takes half of what it was given; what comes after it fails when the plan is sticky
    FaultKills       ///< the process dies there, by SIGKILL
};

struct FaultPlan {
    const char* folder; ///< calls on anything below it are counted
    const char* call;   ///< only those of this name; "" for all
    long at;            ///< from 1
    int sticky;         ///< all from there on, not only that one
    int error;
    FaultKind kind;
};

void faultArm(const FaultPlan* plan); ///< counts from 0
void faultDisarm();
long faultCalls(); ///< counted while it was armed
long faultFired(); ///< of them, those that failed
}
