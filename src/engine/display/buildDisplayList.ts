import {
  convertLength,
  convertPlacement,
  drawnPages,
  resolveLayout,
  type Document,
  type Frame,
  type Id,
  type Layout,
  type LayoutSettings,
  type ResolvedLayout,
} from '../document';
import { motionAt } from './animation/motionAt';
import { paintsOf } from './colour/paints';
import type { DisplayItem, DisplayList } from './displayList';
import { contentOf } from './frames/contentOf';
import { frameGroup } from './frames/frameGroup';
import type { DisplayPorts } from './frames/ports';
import { roundLength } from './geometry/numbers';
import { writePath } from './path/segments';
import type { Report } from './report';

/** A page of a layout to draw. */
export interface DisplayInput {
  /** The document after its actions and values were applied. */
  readonly document: Document;
  readonly layoutId: Id;
  readonly pageId: Id;
  readonly ports: DisplayPorts;
  /**
   * Selects the frames to draw, and whether to draw the page's fill.
   * @default the whole page
   */
  readonly part?: { readonly frames: (frameId: Id) => boolean; readonly hasGround: boolean };
  /** The time in an animated layout; without it all frames are as designed. */
  readonly timeMs?: number;
}

/** The display list of a page, and the reports about it. */
export interface DisplayResult {
  readonly list: DisplayList;
  /** In drawing order, without duplicates. */
  readonly reports: readonly Report[];
}

type ToPoints = (length: number) => number;

type Ground = Pick<DisplayList, 'width' | 'height' | 'bleed'>;

/** Returns the size of the page; only print layouts have bleed. */
function groundOf({ width, height, bleed, intent }: LayoutSettings, toPoints: ToPoints): Ground {
  const side = (length: number) => (intent === 'print' ? roundLength(toPoints(length)) : 0);
  return {
    width: roundLength(toPoints(width)),
    height: roundLength(toPoints(height)),
    bleed: {
      top: side(bleed.top),
      right: side(bleed.right),
      bottom: side(bleed.bottom),
      left: side(bleed.left),
    },
  };
}

/** Fills the page up to the bleed. */
function groundItems(
  input: DisplayInput,
  settings: LayoutSettings,
  ground: Ground,
  report: (report: Report) => void,
) {
  if (!settings.fill.enabled || input.part?.hasGround === false) return [];
  const { width, height, bleed } = ground;
  const [left, top, right, bottom] = [-bleed.left, -bleed.top, width + bleed.right, height + bleed.bottom];
  const { cmykToRgb } = input.ports;
  const fill = paintsOf({ document: input.document, cmykToRgb, report }).solid(settings.fill.color);
  const path = writePath([
    ['M', left, top],
    ['L', right, top],
    ['L', right, bottom],
    ['L', left, bottom],
    ['Z'],
  ]);
  return [{ type: 'path', path, fill } as const];
}

/** Collects reports without duplicates. */
function collector(): { readonly reports: Report[]; readonly report: (report: Report) => void } {
  const reports: Report[] = [];
  const seen = new Set<string>();
  const report = (each: Report) => {
    const key = JSON.stringify(each);
    if (!seen.has(key)) reports.push(each);
    seen.add(key);
  };
  return { reports, report };
}

/** The state that all frames of a page share. */
interface PageContext {
  readonly input: DisplayInput;
  readonly layout: Layout;
  readonly resolved: ResolvedLayout;
  readonly toPoints: ToPoints;
  readonly report: (report: Report) => void;
}

function frameItem(
  { input, layout, resolved, toPoints, report }: PageContext,
  frameId: Id,
  frame: Frame,
): readonly DisplayItem[] {
  const own = resolved.placements.get(frameId);
  if (!own?.isVisible || input.part?.frames(frameId) === false) return [];
  const { document, ports, timeMs } = input;
  const placement = convertPlacement(own, toPoints);
  const motion = motionAt(resolved, frameId, { timeMs, frame: placement });
  if (!motion) return [];
  const paints = paintsOf({ document, cmykToRgb: ports.cmykToRgb, report, frameId });
  const content = contentOf({ document, layout, frameId, frame, placement, toPoints, paints, ports, report });
  return [frameGroup(frame, placement, content, motion, paints)];
}

/**
 * Builds the display list of a page: its fill, then its frames from back to front, each as one group. Leaves out frames
 * that are invisible, or off screen at this time. Lengths are in points.
 * @throws RangeError if the document lacks the layout, or the layout does not draw the page.
 */
export function buildDisplayList(input: DisplayInput): DisplayResult {
  const { document, layoutId, pageId } = input;
  const resolved = resolveLayout(document, layoutId);
  const { settings } = resolved;
  const layout = document.layouts.items[layoutId];
  const page = document.pages.items[pageId];
  if (!layout || !page || !drawnPages(document, settings.intent).includes(pageId)) {
    throw new RangeError(`The layout ${layoutId} does not draw a page ${pageId}.`);
  }
  const { reports, report } = collector();
  const toPoints: ToPoints = (length) => convertLength(length, settings.unit, 'pt');
  const ground = groundOf(settings, toPoints);
  const fill = groundItems(input, settings, ground, report);
  const context: PageContext = { input, layout, resolved, toPoints, report };
  const frames = page.frames.order.flatMap((id) => {
    const frame = page.frames.items[id];
    return frame ? frameItem(context, id, frame) : [];
  });
  return { list: { ...ground, items: [...fill, ...frames] }, reports };
}
