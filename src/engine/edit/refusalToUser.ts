import { isSameJson } from '@/domain/equality';
import {
  constraintsOf,
  resolveLayout,
  type CharacterFormat,
  type Document,
  type Frame,
  type FrameConstraints,
  type Id,
  type Paragraph,
  type Placement,
} from '../document';

/** The tolerance for equal lengths and ratios, since dragging produces fractions. */
const SAME = 1e-4;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a));

/** Returns a placement without its box, rotation and fit. */
const otherThings = ({
  x: _x,
  y: _y,
  width: _w,
  height: _h,
  rotationDegrees: _r,
  fit: _f,
  ...rest
}: Placement) => rest;

/** Refuses a placement that the constraints exclude. */
export function refusedPlace(
  before: Placement,
  after: Placement,
  allowed: FrameConstraints,
): string | undefined {
  const [isWide, isHigh] = [!isNear(before.width, after.width), !isNear(before.height, after.height)];
  if ((isWide || isHigh) && !allowed.resizeAllowed) return 'can’t be resized';
  if (allowed.proportionLocked && (isWide || isHigh)) {
    if (!isNear(before.width / before.height, after.width / after.height)) return 'keeps its proportions';
  }
  if (!isNear(before.x, after.x) && !allowed.horizontalMoveAllowed) return 'can’t be moved across';
  if (!isNear(before.y, after.y) && !allowed.verticalMoveAllowed) return 'can’t be moved up or down';
  if (before.rotationDegrees !== after.rotationDegrees && !allowed.rotationAllowed) return 'can’t be turned';
  if (!isSameJson(before.fit, after.fit) && !allowed.cropAllowed) return 'can’t be cropped';
  return isSameJson(otherThings(before), otherThings(after)) ? undefined : 'can’t be changed in this way';
}

/** Refuses a font size outside the limits; the message names both if there are two. In points. */
function refusedSize(size: number, { fontSizeMin: min, fontSizeMax: max }: FrameConstraints) {
  if ((min === undefined || size >= min) && (max === undefined || size <= max)) return undefined;
  if (min === undefined) return `needs a size of at most ${max} pt`;
  return max === undefined
    ? `needs a size of at least ${min} pt`
    : `needs a size between ${min} and ${max} pt`;
}

/** The look of a text, by property name. */
type Look = CharacterFormat & {
  readonly paragraphStyleId?: Id;
  readonly characterStyleId?: Id;
  readonly list?: Paragraph['list'];
};

const looksOf = (paragraphs: readonly Paragraph[]): readonly Look[] =>
  paragraphs.flatMap(({ paragraphStyleId, format, list, runs }) => [
    { ...format, ...(paragraphStyleId && { paragraphStyleId }), ...(list && { list }) },
    ...runs.map((run) => ({
      ...run.format,
      ...(run.characterStyleId !== undefined && { characterStyleId: run.characterStyleId }),
    })),
  ]);

/** Refuses a text property that the constraints exclude. */
function refusedLook(key: string, value: unknown, allowed: FrameConstraints): string | undefined {
  const offers = (ids: readonly Id[]) => ids.some((id) => id === value);
  if (key === 'paragraphStyleId' && offers(allowed.paragraphStyleIds)) return undefined;
  if (key === 'characterStyleId' && offers(allowed.characterStyleIds)) return undefined;
  if (key === 'fontSize' && hasSizes(allowed)) return refusedSize(Number(value), allowed);
  if (key === 'color') {
    const { color } = value as NonNullable<CharacterFormat['color']>;
    if (color.type === 'brandKit' && color.opacity === 1 && allowed.colorIds.includes(color.colorId))
      return undefined;
  }
  return 'has only the styles and colours that are offered';
}

/** Whether users may choose the size of a text. */
export const hasSizes = ({ fontSizeMin, fontSizeMax }: FrameConstraints): boolean =>
  fontSizeMin !== undefined || fontSizeMax !== undefined;

/** Refuses a change of a frame's content that its constraints exclude. */
export function refusedFrame(before: Frame, after: Frame, allowed: FrameConstraints): string | undefined {
  if (before.type !== 'text' || after.type !== 'text')
    return isSameJson(before, after) ? undefined : 'can’t be changed in this way';
  if (!isSameJson({ ...before, paragraphs: [] }, { ...after, paragraphs: [] }))
    return 'can’t be changed in this way';
  if (isSameJson(before.paragraphs, after.paragraphs)) return undefined;
  if (!allowed.textEditingAllowed) return 'has a text that can’t be edited';
  const known = looksOf(before.paragraphs);
  for (const look of looksOf(after.paragraphs)) {
    for (const [key, value] of Object.entries(look)) {
      if (known.some((each) => isSameJson(each[key as keyof Look], value))) continue;
      const refusal = refusedLook(key, value, allowed);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/**
 * Refuses changes to frames of the selected layout that a project user may not make; the message starts with the
 * frame’s name. A text may keep looks it had before, or use looks offered to users. Ignores everything but frames.
 */
export function refusalToUser(before: Document, after: Document): string | undefined {
  const layoutId = after.selectedLayoutId;
  const isMoved = before.layouts !== after.layouts;
  const places = isMoved ? [before, after].map((each) => resolveLayout(each, layoutId).placements) : [];
  const crops = [before, after].map(({ layouts }) => layouts.items[layoutId]?.crops);
  for (const [pageId, { frames }] of Object.entries(after.pages.items)) {
    for (const [frameId, frame] of Object.entries(frames.items)) {
      const old = before.pages.items[pageId]?.frames.items[frameId];
      const [from, to] = places.map((placements) => placements.get(frameId));
      const allowed = constraintsOf(before, frameId);
      const isCropped = !isSameJson(crops[0]?.[frameId], crops[1]?.[frameId]);
      const refusal =
        (old && old !== frame ? refusedFrame(old, frame, allowed) : undefined) ??
        (from && to && from !== to ? refusedPlace(from, to, allowed) : undefined) ??
        (isCropped && !allowed.cropAllowed ? 'can’t be cropped' : undefined);
      if (refusal !== undefined) return `${frame.name} ${refusal}.`;
    }
  }
  return undefined;
}
