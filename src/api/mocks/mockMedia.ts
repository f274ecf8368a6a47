import { demoMedia } from '@/demo';
import type { PictureCrop } from '@/domain/media';
import type { MockMedia } from './mockStore';

/** The type of a drawing, which replaces the file made from it. */
export const DRAWING_TYPE = 'image/svg+xml';

/** The detected crop of the demo's drawings, which are centred. */
const MIDDLE: PictureCrop = {
  pointOfInterest: { x: 0.5, y: 0.45 },
  subjectArea: { x: 0.3, y: 0.2, width: 0.4, height: 0.5 },
};

let latest: { moment: number; media: readonly MockMedia[] } | undefined;

/** Creates the media of the demo once for each moment; the drawings themselves are the files. */
export function mockMedia(now: Date): MockMedia[] {
  const moment = now.getTime();
  if (latest?.moment !== moment) latest = { moment, media: drawMedia(now) };
  return latest.media.map((row) => ({ ...row }));
}

const drawMedia = (now: Date): MockMedia[] =>
  demoMedia(now).map((row) => {
    if (row.kind === 'folder') return row;
    const { svg, ...asset } = row;
    const content = new Blob([svg], { type: DRAWING_TYPE });
    return { ...asset, content, size: content.size, fault: null, foundCrop: MIDDLE, drawnCrop: null };
  });
