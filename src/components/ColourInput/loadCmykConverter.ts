import type { CmykConverter } from './colourValue';
import wasmUrl from 'lcms-wasm/dist/lcms.wasm?url';

/** What is said when the conversion can't be had (spec section 8). */
export const CMYK_LOAD_FAILURE = 'Failed to load CMYK conversion library';

async function load(): Promise<CmykConverter> {
  const [{ createCmykConverter }, { pressProfile }, wasm] = await Promise.all([
    import('./createCmykConverter'),
    import('./pressProfile'),
    fetch(wasmUrl),
  ]);
  if (!wasm.ok) throw new Error(`The engine's file answered ${wasm.status}.`);
  return createCmykConverter(await wasm.arrayBuffer(), pressProfile());
}

let pending: Promise<CmykConverter> | undefined;

/** Fetches engine and profile once; a failure rejects with {@link CMYK_LOAD_FAILURE} and is tried again next time. */
export function loadCmykConverter(): Promise<CmykConverter> {
  pending ??= load().catch((cause: unknown) => {
    pending = undefined;
    throw new Error(CMYK_LOAD_FAILURE, { cause });
  });
  return pending;
}
