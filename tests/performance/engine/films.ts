import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksAlike } from '@/engine/display';
import type { Animation, Document } from '@/engine/document';
import { paintFrames } from '../../../platform/rendering/paintFrames';
import { canvasResourcesOf } from '../../../platform/rendering/paintPicture';
import { writeMp4 } from '../../../platform/rendering/writeMp4';
import { missingFilmReaders } from '../../../scripts/readers';
import { documentOf, filled, LAYOUT_ID, PAGE_ID, says, shape, words } from '../../engine/reference/build';
import { nodeTime } from './cpu';
import { draw, face, keptTexts } from './drawing';

const LENGTH = 5_000;

type Styles = NonNullable<Animation['intro']>['styles'];

/** Appears at the start and disappears at the end, each within this time. */
const passing = (movingMs: number, styles: Styles): Animation => ({
  from: 0,
  to: LENGTH,
  intro: { from: 0, to: movingMs, ease: { type: 'easeOut', curve: 'Cubic' }, styles },
  outro: { from: LENGTH - movingMs, to: LENGTH, ease: { type: 'easeIn', curve: 'Cubic' }, styles },
});

/** Five seconds of 1080 by 1080 px like a template: shapes and words appear, stay and disappear. */
const template = (movingMs: number): Document =>
  documentOf(
    [
      shape([0, 0, 1080, 1080], { fill: filled('#f1faee') }),
      shape(
        [200, 200, 400, 400],
        { fill: filled('#e63946') },
        { animation: passing(movingMs, { slide: { direction: 'left', offsetPercent: 150 } }) },
      ),
      words(
        [100, 700, 880, 300],
        [says('Bread in the morning, every morning', { fontSize: 72 })],
        {},
        {
          animation: passing(movingMs, {
            slide: { direction: 'bottom', offsetPercent: 50 },
            fade: true,
          }),
        },
      ),
    ],
    { intent: 'digitalAnimated', width: 1080, height: 1080, timelineLengthMs: LENGTH },
  );

/** The times of a video in milliseconds. */
interface FilmTimes {
  /** Time to draw each frame in full, without encoding. */
  readonly drawing: number;
  readonly written: number;
  /** `undefined` without ffmpeg. */
  readonly byFfmpeg: number | undefined;
}

/** Makes a video of 150 frames. @param movingMs duration of movement at its start, and again at its end */
export async function filmTimes(movingMs = 1_000): Promise<FilmTimes> {
  const document = template(movingMs);
  const cacheOf = keptTexts();
  const page = {
    record: 0,
    list: draw(document, cacheOf),
    timelineMs: LENGTH,
    listAt: (timeMs: number) => draw(document, cacheOf, timeMs),
    looksAlike: looksAlike({ document, layoutId: LAYOUT_ID, pageId: PAGE_ID }),
  };
  const framesOf = (film: typeof page) =>
    paintFrames(
      film,
      { format: 'mp4', size: { scale: 1 }, fps: 30 },
      { resources: canvasResourcesOf([face]), pictures: () => undefined, progress: () => undefined },
    );
  const once = { turns: 1, rounds: 3, warm: 1 };
  const written = await nodeTime(() => writeMp4(framesOf(page)), once);
  const drawing = await nodeTime(async () => {
    const { count, paint } = framesOf({ ...page, looksAlike: () => false });
    for (let index = 0; index < count; index += 1) await paint(index);
  }, once);
  if (missingFilmReaders() !== undefined) return { drawing, written, byFfmpeg: undefined };
  const program = execFileSync('/bin/sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'platen-films-'));
  const byFfmpeg = await nodeTime(() => writeMp4(framesOf(page), { program, folder }), once);
  rmSync(folder, { recursive: true });
  return { drawing, written, byFfmpeg };
}
