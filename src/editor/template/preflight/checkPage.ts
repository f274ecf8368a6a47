import {
  multiplyAll,
  multiply,
  placePicture,
  rotation,
  scaling,
  transformPoint,
  translation,
  wantedPicture,
  type Matrix,
  type Report,
} from '@/engine/display';
import {
  convertCrop,
  convertLength,
  convertPlacement,
  NEW_FIT,
  resolveLayout,
  type Document,
  type Frame,
  type Id,
  type ImageFrame,
  type Layout,
  type Placement,
  type TextFrame,
} from '@/engine/document';
import { layoutFrame } from '@/engine/draw';
import { createTextCache, type TextCache, type TextLayout } from '@/engine/text';
import { drawWith } from '../../page/drawWith';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { checkAmounts, checkInks, type InkFault } from './checkInks';

/** Returns the size of a picture in pixels; `undefined` if unknown, such as for vector drawings. */
export type PixelsOf = (key: string) => { readonly width: number; readonly height: number } | undefined;

/** A page of a layout to check. */
export interface CheckInput {
  readonly document: Document;
  readonly layoutId: Id;
  readonly pageId: Id;
  readonly engine: PageEngine;
  readonly shelf: PictureShelf;
  readonly pixelsOf: PixelsOf;
}

/** The findings on a page of a layout. */
export interface CheckedPage {
  readonly layoutId: Id;
  readonly pageId: Id;
  readonly reports: readonly Report[];
  /** Pictures of printed pages with too low a resolution. */
  readonly coarse: readonly { readonly frameId: Id; readonly pixelsPerInch: number }[];
  /** Text frames of printed pages that are too close to the trim. */
  readonly nearTrim: readonly Id[];
  /** Colours of printed pages that do not print as expected. */
  readonly inks: readonly { readonly frameId: Id | undefined; readonly fault: InkFault }[];
}

/** Minimum resolution of printed pictures, in pixels per inch. */
export const LEAST_PIXELS_PER_INCH = 150;

/** Minimum distance of text from the trim in millimetres. */
export const SAFE_ZONE_MM = 3;

/** Tolerance for rounding errors in points. */
const ROUNDING = 0.01;

/** A page in points with its content. */
interface PrintedPage {
  readonly input: CheckInput;
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
}

/** Returns the lowest resolution of a picture in its frame, in pixels per inch; `undefined` if it is unknown. */
function computeResolution(
  { input, layout }: PrintedPage,
  frameId: Id,
  frame: ImageFrame,
  placement: Placement,
  toPoints: (length: number) => number,
): number | undefined {
  const { document, pixelsOf, shelf } = input;
  const key = wantedPicture(document, frame.source)?.key;
  const pixels = key === undefined ? undefined : pixelsOf(key);
  const fit = placement.fit ?? NEW_FIT;
  const shown = key === undefined ? undefined : shelf.picture(key);
  if (key === undefined || !pixels || !shown) return undefined;
  const crop = layout.crops[frameId]?.[key];
  const [a, b, c, d] = placePicture(shown, placement, fit, crop && convertCrop(crop, toPoints));
  const across = Math.hypot(a, b) * Math.abs(placement.scaleX);
  const down = Math.hypot(c, d) * Math.abs(placement.scaleY);
  if (across === 0 || down === 0) return undefined;
  return Math.min(pixels.width / across, pixels.height / down) * 72;
}

/** Returns the corners of a text's visible boxes on the page; text on a path counts as its whole frame. */
function textCorners(frame: TextFrame, { frame: box, lines }: TextLayout, matrix: Matrix): Corners[] {
  const seen = lines.filter(({ left, right }) => right > left);
  if (seen.length === 0) return [];
  if (frame.options.flow.type === 'onPath') return [cornersOf(box, matrix)];
  return seen.map(({ left, right, top, height, transform }) =>
    cornersOf(
      { x: left, y: top, width: right - left, height },
      transform ? multiply(matrix, transform) : matrix,
    ),
  );
}

/** Whether text enters the safe zone; text entirely off the page is not cut. */
function isNearTrim({ width, height }: PrintedPage, boxes: readonly Corners[]): boolean {
  const zone = convertLength(SAFE_ZONE_MM, 'mm', 'pt') - ROUNDING;
  return boxes.some((corners) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const isBeside = right <= 0 || bottom <= 0 || left >= width || top >= height;
    return !isBeside && (left < zone || top < zone || right > width - zone || bottom > height - zone);
  });
}

type Corners = readonly (readonly [number, number])[];

const cornersOf = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  matrix: Matrix,
): Corners => [
  transformPoint(matrix, x, y),
  transformPoint(matrix, x + width, y),
  transformPoint(matrix, x, y + height),
  transformPoint(matrix, x + width, y + height),
];

/** Returns the transform from a frame's corner, before it grew, to the page. */
function matrixOf(placement: Placement, grown: TextLayout['frame']): Matrix {
  const [x, y] = [grown.x + grown.width / 2, grown.y + grown.height / 2];
  return multiplyAll(
    translation(placement.x + x, placement.y + y),
    rotation(placement.rotationDegrees),
    scaling(placement.scaleX, placement.scaleY),
    translation(-x, -y),
  );
}

/** Findings on one printed frame. */
interface FrameFindings {
  readonly pixelsPerInch?: number | undefined;
  readonly isNearTrim?: boolean;
  readonly inks: readonly InkFault[];
}

function checkFrame(
  page: PrintedPage,
  frameId: Id,
  frame: Frame,
  placement: Placement,
  toPoints: (length: number) => number,
  cacheOf: (frameId: Id) => TextCache,
): FrameFindings {
  const { document } = page.input;
  const scale = Math.abs(placement.scaleY);
  if (frame.type === 'image')
    return {
      pixelsPerInch: computeResolution(page, frameId, frame, placement, toPoints),
      inks: checkInks({ document, frame, scale }),
    };
  if (frame.type !== 'text') return { inks: checkInks({ document, frame, scale }) };
  const { fonts, hyphensOf, breaksOf } = page.input.engine;
  const layout = layoutFrame(
    { document, fonts, hyphensOf, ...(breaksOf && { breaksOf }), cacheOf },
    { frameId, frame, placement },
  );
  const matrix = matrixOf(placement, layout.frame);
  return {
    isNearTrim: isNearTrim(page, textCorners(frame, layout, matrix)),
    inks: checkInks({ document, frame, layout, scale }),
  };
}

/**
 * Draws a page of a layout and checks it. Ignores pictures that are still loading.
 * @param caches text caches of its frames, kept between checks
 */
export function checkPage(input: CheckInput, caches: Map<Id, TextCache>): CheckedPage {
  const { document, layoutId, pageId, engine, shelf } = input;
  const shown = { ...document, selectedLayoutId: layoutId };
  const { reports } = drawWith({ document: shown, pageId, engine, shelf }, caches);
  const known = reports.filter(
    (report) => report.type !== 'missingPicture' || !shelf.isWaiting(report.picture),
  );
  const { settings, placements } = resolveLayout(document, layoutId);
  const [layout, page] = [document.layouts.items[layoutId], document.pages.items[pageId]];
  if (settings.intent !== 'print' || !layout || !page)
    return { layoutId, pageId, reports: known, coarse: [], nearTrim: [], inks: [] };
  const ofPage = settings.fill.enabled ? checkAmounts(document, [settings.fill.color]) : [];
  const toPoints = (length: number) => convertLength(length, settings.unit, 'pt');
  const printed = { input, layout, width: toPoints(settings.width), height: toPoints(settings.height) };
  const cacheOf = (frameId: Id) => caches.get(frameId) ?? createTextCache();
  const found = page.frames.order.flatMap((frameId) => {
    const [frame, own] = [page.frames.items[frameId], placements.get(frameId)];
    if (!frame || !own?.isVisible) return [];
    const placement = convertPlacement(own, toPoints);
    return [{ frameId, ...checkFrame(printed, frameId, frame, placement, toPoints, cacheOf) }];
  });
  return {
    layoutId,
    pageId,
    reports: known,
    coarse: found.flatMap(({ frameId, pixelsPerInch }) =>
      pixelsPerInch !== undefined && pixelsPerInch < LEAST_PIXELS_PER_INCH
        ? [{ frameId, pixelsPerInch }]
        : [],
    ),
    nearTrim: found.flatMap(({ frameId, isNearTrim: isNear }) => (isNear === true ? [frameId] : [])),
    inks: [
      ...ofPage.map((fault) => ({ frameId: undefined, fault })),
      ...found.flatMap(({ frameId, inks }) => inks.map((fault) => ({ frameId, fault }))),
    ],
  };
}
