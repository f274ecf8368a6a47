import { demoMedia } from '@/demo';
import type { MockMedia } from './mockStore';

/** The type of a drawing, which stands for the file that would be made of it. */
export const DRAWING_TYPE = 'image/svg+xml';

/** The media of the demo; the files of its pictures are the drawings they are made of. */
export function mockMedia(now: Date): MockMedia[] {
  return demoMedia(now).map((row) => {
    if (row.kind === 'folder') return row;
    const { svg, ...asset } = row;
    const content = new Blob([svg], { type: DRAWING_TYPE });
    return { ...asset, content, size: content.size, fault: null };
  });
}
