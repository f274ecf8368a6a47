import { looksAlike } from '@/engine/display';
import type { Animation, Document } from '@/engine/document';
import type { DrawnPage } from '../../../../../platform/rendering/drawRecords';
import { paintFrames, type Frames } from '../../../../../platform/rendering/paintFrames';
import { canvasResourcesOf } from '../../../../../platform/rendering/paintPicture';
import type { FilmOutput } from '../../../../../platform/rendering/renderTypes';
import { build, documentOf, shape } from '../../../engine/display/support/pageOf';

/** A page as films get it, and the times it was drawn at. */
export interface WatchedPage extends DrawnPage {
  readonly document: Document;
  readonly drawnAt: readonly number[];
}

/** A page of 200 by 100 px with a shape that plays this. */
export function watchedPage(timelineMs: number, animation: Animation | null): WatchedPage {
  const document = documentOf([{ frame: shape(), placement: { animation } }], {
    ...{ intent: 'digitalAnimated', timelineLengthMs: timelineMs },
  });
  const drawnAt: number[] = [];
  return {
    ...{ record: 0, timelineMs, document, drawnAt, list: build(document).list },
    listAt: (timeMs) => {
      drawnAt.push(timeMs);
      return build(document, {}, timeMs).list;
    },
    looksAlike: looksAlike({ document, layoutId: 'a4', pageId: 'page' }),
  };
}

/** The frames of a page. @param progress told of each */
export const framesOf = (page: DrawnPage, output: FilmOutput, progress = () => {}): Frames =>
  paintFrames(page, output, { resources: canvasResourcesOf([]), pictures: () => undefined, progress });

/** The same page drawn anew for every frame. */
export const eachInFull = (page: DrawnPage): DrawnPage => ({ ...page, looksAlike: () => false });

/** How far two pictures are apart, on average of a byte. */
export const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? NaN)), 0) / one.length;
