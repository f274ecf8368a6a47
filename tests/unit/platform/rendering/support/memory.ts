/** How much more memory the process has at most while something is done than before it, in bytes. */
export async function memoryTakenBy(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await run();
  clearInterval(watching);
  return most - before;
}
