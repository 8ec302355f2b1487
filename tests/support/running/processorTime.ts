// Milliseconds of this process's own work: what else the machine does is not counted.
export function processorTimeOf(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  work();
  const now = process.cpuUsage();
  return (now.user + now.system - user - system) / 1_000;
}
