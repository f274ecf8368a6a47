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

const isSameMotion = (one: Motion | undefined, other: Motion | undefined): boolean =>
  one === other || (!!one && !!other && KEYS.every((key) => one[key] === other[key]));

/**
 * Returns a function that compares the display lists of a page at two times without building them. Only the motions of
 * its frames depend on time; pictures and fonts must not change meanwhile.
 * @throws RangeError if the document lacks the layout.
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
      return isSameMotion(motion(oneMs), motion(otherMs));
    });
}
