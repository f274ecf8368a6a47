import { resolveLayout, type Animation, type Document, type Id } from '@/engine/document';

/** Bars snap to tenths of a second. */
export const STEP_MS = 100;

/** A bar of a row: the time on screen, or one part of the animation. */
export type Part = 'screen' | 'intro' | 'emphasis' | 'outro';

/** The moved part of a bar: all of it, its start or its end. */
export type Edge = 'all' | 'start' | 'end';

/** Parts of an animation in playing order. */
export const PARTS = ['intro', 'emphasis', 'outro'] as const;

interface Span {
  readonly from: number;
  readonly to: number;
}

const snap = (ms: number): number => Math.round(ms / STEP_MS) * STEP_MS;
const within = (ms: number, least: number, most: number): number =>
  Math.min(Math.max(ms, least), Math.max(least, most));

/** Returns start and end of a bar; `undefined` if it does not exist. */
export const spanOf = (animation: Animation, part: Part): Span | undefined =>
  part === 'screen' ? animation : animation[part];

const partsOf = (animation: Animation): readonly Span[] => PARTS.flatMap((part) => animation[part] ?? []);

function moveSpan({ from, to }: Span, edge: Edge, byMs: number, room: Span): Span {
  if (edge === 'start') return { from: within(snap(from + byMs), room.from, to - STEP_MS), to };
  if (edge === 'end') return { from, to: within(snap(to + byMs), from + STEP_MS, room.to) };
  const length = to - from;
  const start = within(snap(from + byMs), room.from, room.to - length);
  return { from: start, to: start + length };
}

/**
 * Moves a frame's time on screen or one of its ends. It always includes all parts; moved as a whole, it moves them
 * along.
 */
function moveScreenTime(animation: Animation, edge: Edge, byMs: number, lengthMs: number): Animation {
  const next = moveSpan(animation, edge, byMs, { from: 0, to: lengthMs });
  if (edge !== 'all') {
    const parts = partsOf(animation);
    const first = Math.min(...parts.map(({ from }) => from));
    const last = Math.max(...parts.map(({ to }) => to));
    return { ...animation, from: Math.min(next.from, first), to: Math.max(next.to, last) };
  }
  const by = next.from - animation.from;
  const along = PARTS.flatMap((part) => {
    const span = animation[part];
    return span ? [[part, { ...span, from: span.from + by, to: span.to + by }] as const] : [];
  });
  return { ...animation, ...next, ...Object.fromEntries(along) };
}

/**
 * Moves a bar or one of its ends. Bars snap to tenths of a second, last at least one, and stay on the timeline; parts
 * stay within their frame's time on screen.
 */
export function moveBar(
  animation: Animation,
  { part, edge, byMs, lengthMs }: { part: Part; edge: Edge; byMs: number; lengthMs: number },
): Animation {
  if (part === 'screen') return moveScreenTime(animation, edge, byMs, lengthMs);
  const span = animation[part];
  if (!span) return animation;
  return { ...animation, [part]: { ...span, ...moveSpan(span, edge, byMs, animation) } };
}

/** Duration of a new part. */
const NEW_PART_MS = 1_000;

const EASE = { type: 'easeOut', curve: 'Quadratic' } as const;

/** Adds a part to an animation: a fade at its start or end, or a pulse in the middle. */
export function addPart(animation: Animation, part: (typeof PARTS)[number]): Animation {
  const { from, to } = animation;
  const length = Math.min(NEW_PART_MS, to - from);
  if (part === 'emphasis') {
    const start = snap((from + to - length) / 2);
    return {
      ...animation,
      emphasis: { from: start, to: start + length, ease: EASE, style: { type: 'pulse' } },
    };
  }
  const start = part === 'intro' ? from : to - length;
  return { ...animation, [part]: { from: start, to: start + length, ease: EASE, styles: { fade: true } } };
}

/** Removes a part of an animation. */
export function removePart(animation: Animation, part: (typeof PARTS)[number]): Animation {
  const { [part]: _, ...rest } = animation;
  return rest;
}

/** Creates an animation that shows a frame during the whole timeline without an effect. */
export const newAnimation = (lengthMs: number): Animation => ({ from: 0, to: lengthMs });

/** A row of the timeline. */
export interface AnimatedFrame {
  readonly frameId: Id;
  readonly name: string;
  readonly animation: Animation;
}

/** Returns the animated frames of a page in the shown layout, topmost first. */
export function listAnimatedFrames(document: Document, pageId: Id): readonly AnimatedFrame[] {
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const { order = [], items = {} } = document.pages.items[pageId]?.frames ?? {};
  return order.toReversed().flatMap((frameId) => {
    const animation = placements.get(frameId)?.animation;
    const name = items[frameId]?.name;
    return animation && name !== undefined ? [{ frameId, name, animation }] : [];
  });
}

/** Returns the last-ending bar of the shown layout with its frame; undefined if nothing is animated. */
export function findLastBar(document: Document): { readonly name: string; readonly to: number } | undefined {
  const [longest] = document.pages.order
    .flatMap((pageId) => listAnimatedFrames(document, pageId))
    .map(({ name, animation }) => ({
      name,
      to: Math.max(animation.to, ...partsOf(animation).map(({ to }) => to)),
    }))
    .toSorted((a, b) => b.to - a.to);
  return longest;
}

/** Formats a time: “1.5 s”. */
export const formatSeconds = (ms: number): string => `${Number((ms / 1_000).toFixed(2))} s`;
