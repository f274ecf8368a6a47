import type { Baselines } from './baselines';
import type { Renderer } from './renderer';
import { hashAcceptance } from './storyInputs';

/** Which stories need not be drawn again, and keeps note of it. */
export interface StoryAcceptances {
  /** Whether the story was accepted with the code, dependencies and baselines of now, drawn by this renderer. */
  isAccepted: (storyId: string, renderer: Renderer) => boolean;
  /** Notes the stories as accepted just as they are; forgets those of any other when these are `all` there are. */
  accept: (storyIds: readonly string[], renderer: Renderer, all: boolean) => void;
}

/** The acceptances beside the baselines; of stories without a hash of their inputs none is read or noted. */
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
