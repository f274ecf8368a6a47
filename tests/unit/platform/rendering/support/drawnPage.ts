import { looksAlike } from '@/engine/display';
import type { Animation, Document } from '@/engine/document';
import type { DrawnPage } from '../../../../../platform/rendering/drawRecords';
import { paintFrames, type Frames } from '../../../../../platform/rendering/paintFrames';
import { canvasResourcesOf } from '../../../../../platform/rendering/paintPicture';
import type { FilmOutput } from '../../../../../platform/rendering/renderTypes';
import { build, documentOf, shape } from '../../../engine/display/support/pageOf';

/** A page for videos, and the times at which it was drawn. */
export interface WatchedPage extends DrawnPage {
  readonly document: Document;
  readonly drawnAt: readonly number[];
}

/** A page of 200 by 100 px with a shape that has this animation. */
export function watchedPage(timelineMs: number, animation: Animation | null): WatchedPage {
  const document = documentOf([{ frame: shape(), placement: { animation } }], {
    intent: 'digitalAnimated',
    timelineLengthMs: timelineMs,
  });
  const drawnAt: number[] = [];
  return {
    record: 0,
    timelineMs,
    document,
    drawnAt,
    list: build(document).list,
    listAt: (timeMs) => {
      drawnAt.push(timeMs);
      return build(document, {}, timeMs).list;
    },
    looksAlike: looksAlike({ document, layoutId: 'a4', pageId: 'page' }),
  };
}

/** Paints the frames of a page. @param progress called for each */
export const framesOf = (page: DrawnPage, output: FilmOutput, progress = () => {}): Frames =>
  paintFrames(page, output, { resources: canvasResourcesOf([]), pictures: () => undefined, progress });

/** The same page, redrawn for every frame. */
export const eachInFull = (page: DrawnPage): DrawnPage => ({ ...page, looksAlike: () => false });

/** Returns the mean difference of two pictures, per byte. */
export const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? NaN)), 0) / one.length;
