/**
 * Signals to stop: from a service manager (SIGTERM), Ctrl+C (SIGINT), a closed terminal (SIGHUP). npm repeats Ctrl+C to
 * a process that already got it from the terminal, so a second signal does not mean impatience.
 */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Interval of checks for the npm process, in milliseconds. */
const PARENT_CHECK = 250;

/**
 * Calls `stop` once, at the first signal to stop. A process started by npm also stops when npm is gone without passing
 * on a signal (killed, or with a shell in between): otherwise it would keep its port for ever.
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
  // A closed terminal closes the output; logging while stopping must not end the process early.
  process.stdout.on('error', stopOnce);
  process.stderr.on('error', stopOnce);
  for (const signal of SIGNALS) process.on(signal, stopOnce);
}
