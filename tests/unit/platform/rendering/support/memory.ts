/** Measures the peak increase of the process's memory during some work, in bytes. */
export async function memoryTakenBy(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await run();
  clearInterval(watching);
  return most - before;
}
