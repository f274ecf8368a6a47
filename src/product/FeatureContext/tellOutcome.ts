import { isGone } from '@/api/http';
import type { Tell } from './FeatureContext';

/**
 * Tells that a write is done, or that what it was about is not there any more; every other failure is reported by the global
 * handler of failed writes. Awaited, and so told also where the next is asked for before: callbacks given to `mutate`
 * would hold for the last one alone.
 * @param undoOf what takes it back, where anything does
 */
export async function tellOutcome<Result>(
  write: Promise<Result>,
  words: { done: (result: Result) => string; gone: string },
  tell: Tell,
  undoOf: (result: Result) => (() => void) | undefined = () => undefined,
): Promise<void> {
  try {
    const result = await write;
    const undo = undoOf(result);
    if (undo) tell(words.done(result), 'POSITIVE', undo);
    else tell(words.done(result));
  } catch (error) {
    if (isGone(error)) tell(words.gone, 'INFORMATIVE');
  }
}
