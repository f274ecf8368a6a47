import { everyItem, type DisplayList, type PictureKey } from '@/engine/display';
import type { DecodedPicture } from './decodePicture';
import type { LostLinks, RenderOutput, UnknownLetters } from './renderTypes';

/** A drawn page with its pictures. */
interface Shown {
  readonly list: DisplayList;
  readonly pageId: string;
  readonly pictures: ReadonlyMap<PictureKey, DecodedPicture | undefined>;
}

/**
 * Finds the losses of placed PDFs on a page: fonts without a replacement, and links that the output can't keep. Reports
 * each once.
 */
export function placedPdfFindings(
  { list, pageId, pictures }: Shown,
  output: RenderOutput,
): readonly (UnknownLetters | LostLinks)[] {
  const keys = new Set(
    [...everyItem(list.items)].flatMap(([item]) => (item.type === 'image' ? [item.image] : [])),
  );
  return [...keys].flatMap((picture) => {
    const decoded = pictures.get(picture);
    const count = decoded ? lostLinksOf(decoded, output) : 0;
    return [
      ...(decoded?.unknownLetters ?? []).map(
        (font) => ({ type: 'unknownLetters', pageId, picture, font }) as const,
      ),
      ...(count > 0 ? [{ type: 'lostLinks', pageId, picture, count } as const] : []),
    ];
  });
}

/** Pictures and videos have no links. PDF/X-4 has none within its pages either (ISO 15930-7, 6.17). */
function lostLinksOf({ links = 0, lostLinks = 0 }: DecodedPicture, output: RenderOutput): number {
  if (output.format === 'check') return lostLinks;
  if (output.format !== 'pdf') return 0;
  return output.pdfX4 ? links + lostLinks : lostLinks;
}
