import { isGone } from '@/api/http';
import type { Tell } from './FeatureContext';

/**
 * Notifies of a finished write, or that its object is deleted. The global handler of failed writes reports all other
 * errors. Takes the promise of `mutateAsync`, because `mutate` runs only the callbacks of its last call.
 * @param undoOf returns the undo of a result, if there is one
 */
export async function notifyOutcome<Result>(
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
