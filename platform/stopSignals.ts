/**
 * What asks a process to stop: a service manager (SIGTERM), Ctrl+C (SIGINT), a terminal that is closed (SIGHUP). npm
 * passes Ctrl+C on to a process that the terminal has told already, so a second signal is no sign of impatience.
 */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How often to look whether npm is still there, in milliseconds. */
const PARENT_CHECK = 250;

/**
 * Calls `stop` once, at the first signal to stop. A process that npm started also stops when npm is gone without having
 * passed a signal on (killed, or a shell between the two): nobody is left to end it, and it would hold its port.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(watch);
    stop();
  };
  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && stopOnce(), PARENT_CHECK).unref()
    : undefined;
  // A closed terminal takes the output with it; what is logged while stopping must not end the process before its time.
  process.stdout.on('error', stopOnce);
  process.stderr.on('error', stopOnce);
  for (const signal of SIGNALS) process.on(signal, stopOnce);
}
