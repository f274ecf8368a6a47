import type { ReadAhead } from './readAhead';

/** Milliseconds that drawing waits for the answers it begins with; what comes later finds the console drawn and loading. */
const PATIENCE = 400;

/** Resolves once what was read ahead is there or could not be had, or has taken too long to wait for. */
export async function settledSoon(ahead: ReadAhead | undefined): Promise<void> {
  if (!ahead) return;
  await Promise.race([ahead.settled, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
