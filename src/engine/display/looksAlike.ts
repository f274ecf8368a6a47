import { convertLength, convertPlacement, drawnAnimation, resolveLayout } from '../document';
import type { Motion } from './animation/motion';
import { motionAt } from './animation/motionAt';
import type { DisplayInput } from './buildDisplayList';

const KEYS = [
  'x',
  'y',
  'degrees',
  'scaleX',
  'scaleY',
  'opacity',
] as const satisfies readonly (keyof Motion)[];

const isSame = (one: Motion | undefined, other: Motion | undefined): boolean =>
  one === other || (!!one && !!other && KEYS.every((key) => one[key] === other[key]));

/**
 * Tells whether the display lists of a page at two times are the same, without making them: nothing but the motions of its
 * frames depends on time. Pictures and fonts have to stay the same meanwhile.
 * @throws RangeError where the document has no such layout.
 */
export function looksAlike({
  document,
  layoutId,
  pageId,
}: Pick<DisplayInput, 'document' | 'layoutId' | 'pageId'>): (oneMs: number, otherMs: number) => boolean {
  const layout = resolveLayout(document, layoutId);
  const { unit } = layout.settings;
  const animated = (document.pages.items[pageId]?.frames.order ?? []).flatMap((frameId) => {
    const own = layout.placements.get(frameId);
    if (!own?.isVisible || !drawnAnimation(layout, frameId)) return [];
    return [{ frameId, frame: convertPlacement(own, (length) => convertLength(length, unit, 'pt')) }];
  });
  return (oneMs, otherMs) =>
    animated.every(({ frameId, frame }) => {
      const motion = (timeMs: number) => motionAt(layout, frameId, { timeMs, frame });
      return isSame(motion(oneMs), motion(otherMs));
    });
}
