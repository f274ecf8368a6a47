import type { ResolvedLayout } from '../layouts/resolveLayout';
import type { Animation } from '../schema/animation';
import type { Id } from '../schema/primitives';

/** The animation of a frame where it plays: on animated layouts, though others keep theirs. */
export const drawnAnimation = (
  { settings, placements }: ResolvedLayout,
  frameId: Id,
): Animation | undefined =>
  settings.intent === 'digitalAnimated' ? (placements.get(frameId)?.animation ?? undefined) : undefined;
