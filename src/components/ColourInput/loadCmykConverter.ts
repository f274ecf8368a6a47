import { DEFAULT_CONDITION, type PressCondition } from '@/domain/colour';
import type { CmykConverter } from './colourValue';

/** Message if the conversion fails to load (spec section 8). */
export const CMYK_LOAD_FAILURE = 'Failed to load CMYK conversion library';

async function load(condition: PressCondition): Promise<CmykConverter> {
  const { createCmykConverter } = await import('./createCmykConverter');
  return createCmykConverter(condition);
}

const pending = new Map<PressCondition, Promise<CmykConverter>>();

/** Loads the conversion of a press condition once. Rejects with {@link CMYK_LOAD_FAILURE}; the next call retries. */
export function loadCmykConverter(condition: PressCondition = DEFAULT_CONDITION): Promise<CmykConverter> {
  const loaded =
    pending.get(condition) ??
    load(condition).catch((cause: unknown) => {
      pending.delete(condition);
      throw new Error(CMYK_LOAD_FAILURE, { cause });
    });
  pending.set(condition, loaded);
  return loaded;
}
