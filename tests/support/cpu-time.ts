function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that are measured at least: the system counts in steps of a few. */
const shortest = 60;

/**
 * Milliseconds of processor time that an act takes, over as many runs as make a measurable time. What else the machine
 * does meanwhile is not counted, so that two such times can be compared on a busy one.
 */
export function cpuTimeOf(act: () => unknown): number {
  act();
  const before = threadTime();
  let runs = 0;
  while (threadTime() - before < shortest) {
    act();
    runs += 1;
  }
  return (threadTime() - before) / runs;
}
