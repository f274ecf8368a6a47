import type { ResolvedLayout } from '../layouts/resolveLayout';
import type { Animation } from '../schema/animation';
import type { Id } from '../schema/primitives';

/** Returns the animation of a frame if the layout is animated; other layouts keep animations but don't play them. */
export const drawnAnimation = (
  { settings, placements }: ResolvedLayout,
  frameId: Id,
): Animation | undefined =>
  settings.intent === 'digitalAnimated' ? (placements.get(frameId)?.animation ?? undefined) : undefined;
