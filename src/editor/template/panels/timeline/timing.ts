import { resolveLayout, type Animation, type Document, type Id } from '@/engine/document';

/** Bars snap to a tenth of a second. */
export const STEP_MS = 100;

/** A bar of a row: how long the frame is on screen, or one part of its animation. */
export type Part = 'screen' | 'intro' | 'emphasis' | 'outro';

/** What of a bar is moved: all of it, its start or its end. */
export type Edge = 'all' | 'start' | 'end';

/** Parts of an animation, in the order they play. */
export const PARTS = ['intro', 'emphasis', 'outro'] as const;

interface Span {
  readonly from: number;
  readonly to: number;
}

const snap = (ms: number): number => Math.round(ms / STEP_MS) * STEP_MS;
const within = (ms: number, least: number, most: number): number =>
  Math.min(Math.max(ms, least), Math.max(least, most));

/** When a bar starts and ends; `undefined` where there is none. */
export const spanOf = (animation: Animation, part: Part): Span | undefined =>
  part === 'screen' ? animation : animation[part];

const partsOf = (animation: Animation): readonly Span[] => PARTS.flatMap((part) => animation[part] ?? []);

function moved({ from, to }: Span, edge: Edge, byMs: number, room: Span): Span {
  if (edge === 'start') return { from: within(snap(from + byMs), room.from, to - STEP_MS), to };
  if (edge === 'end') return { from, to: within(snap(to + byMs), from + STEP_MS, room.to) };
  const length = to - from;
  const start = within(snap(from + byMs), room.from, room.to - length);
  return { from: start, to: start + length };
}

/** A frame longer or shorter on screen; no end comes before a part has ended. Moved as a whole, it takes its parts along. */
function movedScreen(animation: Animation, edge: Edge, byMs: number, lengthMs: number): Animation {
  const next = moved(animation, edge, byMs, { from: 0, to: lengthMs });
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
 * An animation after one of its bars was moved, or one end of it. Bars snap to tenths of a second, are at least one long,
 * and stay on the timeline; parts stay within the time their frame is on screen.
 */
export function withBarMoved(
  animation: Animation,
  { part, edge, byMs, lengthMs }: { part: Part; edge: Edge; byMs: number; lengthMs: number },
): Animation {
  if (part === 'screen') return movedScreen(animation, edge, byMs, lengthMs);
  const span = animation[part];
  if (!span) return animation;
  return { ...animation, [part]: { ...span, ...moved(span, edge, byMs, animation) } };
}

/** How long a new part lasts. */
const NEW_PART_MS = 1_000;

const EASE = { type: 'easeOut', curve: 'Quadratic' } as const;

/** An animation with a part it did not have: a fade in or out, or a pulse half way. */
export function withPart(animation: Animation, part: (typeof PARTS)[number]): Animation {
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

/** An animation without one of its parts. */
export function withoutPart(animation: Animation, part: (typeof PARTS)[number]): Animation {
  const { [part]: _, ...rest } = animation;
  return rest;
}

/** A frame that is on screen for the whole of the timeline, and does nothing yet. */
export const newAnimation = (lengthMs: number): Animation => ({ from: 0, to: lengthMs });

/** A row of the timeline. */
export interface AnimatedFrame {
  readonly frameId: Id;
  readonly name: string;
  readonly animation: Animation;
}

/** The frames of a page that are animated in the shown layout, the topmost first. */
export function animatedFrames(document: Document, pageId: Id): readonly AnimatedFrame[] {
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const { order = [], items = {} } = document.pages.items[pageId]?.frames ?? {};
  return order.toReversed().flatMap((frameId) => {
    const animation = placements.get(frameId)?.animation;
    const name = items[frameId]?.name;
    return animation && name !== undefined ? [{ frameId, name, animation }] : [];
  });
}

/** The bar of the shown layout that ends last, with its frame; none where nothing is animated. */
export function longestBar(document: Document): { readonly name: string; readonly to: number } | undefined {
  const [longest] = document.pages.order
    .flatMap((pageId) => animatedFrames(document, pageId))
    .map(({ name, animation }) => ({
      ...{ name, to: Math.max(animation.to, ...partsOf(animation).map(({ to }) => to)) },
    }))
    .toSorted((a, b) => b.to - a.to);
  return longest;
}

/** A time as it is read: “1.5 s”. */
export const secondsText = (ms: number): string => `${Number((ms / 1_000).toFixed(2))} s`;
