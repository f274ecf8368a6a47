import type { Baselines } from './baselines';
import type { Renderer } from './renderer';
import { hashAcceptance } from './storyInputs';

/** Tracks which stories need not be drawn again. */
export interface StoryAcceptances {
  /** Whether the story was accepted with the current code, dependencies and baselines, drawn by this renderer. */
  isAccepted: (storyId: string, renderer: Renderer) => boolean;
  /** Records the stories as accepted in their current state; drops all others when these are `all`. */
  accept: (storyIds: readonly string[], renderer: Renderer, all: boolean) => void;
}

/** Opens the acceptances beside the baselines; ignores stories without a hash of their inputs. */
export function openAcceptances(
  baselines: Baselines,
  inputs: ReadonlyMap<string, string> = new Map(),
): StoryAcceptances {
  const known = baselines.readAcceptances();
  const hashOf = (storyId: string, renderer: Renderer): string | undefined => {
    const input = inputs.get(storyId);
    return input === undefined ? undefined : hashAcceptance(input, renderer, baselines.digest(storyId));
  };
  return {
    isAccepted: (storyId, renderer) => {
      const hash = hashOf(storyId, renderer);
      return hash !== undefined && (known.get(storyId)?.includes(hash) ?? false);
    },
    accept: (storyIds, renderer, all) => {
      if (inputs.size === 0) return;
      const noted = storyIds.flatMap((id) => {
        const hash = hashOf(id, renderer);
        return hash === undefined ? [] : [[id, [hash]] as const];
      });
      baselines.writeAcceptances(new Map([...(all ? [] : known), ...noted]));
    },
  };
}
