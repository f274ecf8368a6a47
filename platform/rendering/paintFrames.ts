import { setImmediate as turn } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { DisplayList } from '@/engine/display';
import {
  paintOnCanvas,
  pixelGrid,
  type CanvasContext,
  type CanvasResources,
  type PixelGrid,
} from '@/engine/paint/canvas';
import type { DrawnPage } from './drawRecords';
import { RENDER_LIMITS } from './limits';
import type { CanvasPictures } from './canvasPictures';
import { scaleOf, WHITE } from './paintPicture';
import { RenderError, type FilmOutput } from './renderTypes';

/** The frames of a video, readable one at a time and in any order. */
export interface Frames {
  /** In pixels, the same for all frames. */
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly fps: number;
  /** Number of frames, at least one. */
  readonly count: number;
  /** End of a frame, in milliseconds: the start of the next one, or the end of the video. */
  readonly endOf: (index: number) => number;
  /**
   * Paints a frame on white as red, green, blue and alpha of each pixel, row by row. A frame that looks like the
   * previously requested one is the same, unchanged array.
   */
  readonly paint: (index: number) => Promise<Uint8ClampedArray>;
}

/** GIF counts in hundredths of a second, and browsers show frames of one hundredth for ten. */
const MOST_OF_GIF = 50;
/** H.264 stores colours for squares of two by two pixels. */
const EVEN = 2;

/** Returns the pixel grid of a video's frames. */
export const filmGrid = (list: DisplayList, { format, size }: FilmOutput): PixelGrid =>
  pixelGrid(list, scaleOf(list, size), format === 'gif' ? 1 : EVEN);

/**
 * Returns the frames of a page as its layout plays. All are painted on one canvas, so that memory does not grow with
 * length. @throws RenderError for too many frames or pixels
 */
export function paintFrames(
  { list, timelineMs, listAt, looksAlike }: DrawnPage,
  output: FilmOutput,
  {
    resources,
    pictures,
    progress,
  }: { resources: CanvasResources; pictures: CanvasPictures; progress: () => void },
): Frames {
  const fps = output.format === 'gif' ? Math.min(output.fps, MOST_OF_GIF) : output.fps;
  const count = Math.max(1, Math.round((timelineMs * fps) / 1_000));
  if (count > RENDER_LIMITS.frames)
    throw new RenderError(
      `A film of ${count} frames is too long: it takes ${RENDER_LIMITS.frames} at most. Take fewer frames a second, or a shorter timeline.`,
    );
  const grid = filmGrid(list, output);
  const { width, height } = grid;
  if (width * height > RENDER_LIMITS.framePixels)
    throw new RenderError(
      `A film of ${width} by ${height} pixels is too large: it takes ${RENDER_LIMITS.framePixels} pixels at most.`,
    );
  const context = createCanvas(width, height).getContext('2d');
  let last: { readonly timeMs: number; readonly pixels: Uint8ClampedArray } | undefined;
  return {
    width,
    height,
    fps,
    count,
    endOf: (index) => (index === count - 1 ? timelineMs : ((index + 1) * 1_000) / fps),
    paint: async (index) => {
      // Read pixels are freed only between turns of the event loop: 6 MB a frame add up.
      await turn();
      const timeMs = (index * 1_000) / fps;
      if (!last || !looksAlike(last.timeMs, timeMs)) {
        paintOnCanvas(context as unknown as CanvasContext, listAt(timeMs), {
          scale: grid,
          resources,
          pictures,
          ground: WHITE,
        });
        last = { timeMs, pixels: context.getImageData(0, 0, width, height).data };
      }
      progress();
      return last.pixels;
    },
  };
}
