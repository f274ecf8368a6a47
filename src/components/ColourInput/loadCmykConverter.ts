import { DEFAULT_CONDITION, type PressCondition } from '@/domain/colour';
import type { CmykConverter } from './colourValue';

/** The message when the conversion can't be had (spec section 8). */
export const CMYK_LOAD_FAILURE = 'Failed to load CMYK conversion library';

async function load(condition: PressCondition): Promise<CmykConverter> {
  const { createCmykConverter } = await import('./createCmykConverter');
  return createCmykConverter(condition);
}

const pending = new Map<PressCondition, Promise<CmykConverter>>();

/** Fetches the conversion of a condition once. A failure rejects with {@link CMYK_LOAD_FAILURE} and is tried again next time. */
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
