import type { ImportedTemplate } from '@/api/types';
import { countOf } from '@/domain/format';
import type { UploadLog } from '@/product/Uploads';

/** Describes the result of an import. */
export function importLog({ data, log }: ImportedTemplate): UploadLog {
  const { addedPictures, addedFonts, replacedFonts, skippedParts } = log;
  const facts = [
    ...(addedPictures > 0 ? [`${countOf(addedPictures, 'picture')} added`] : []),
    ...(addedFonts > 0 ? [`${countOf(addedFonts, 'font')} added`] : []),
    ...(replacedFonts.length > 0 ? [`${countOf(replacedFonts.length, 'font')} replaced`] : []),
    ...(skippedParts.length > 0 ? [`${countOf(skippedParts.length, 'part')} skipped`] : []),
  ];
  return {
    summary: [`${data.name} was made`, ...facts].join(', '),
    parts: [
      {
        heading: 'Replaced fonts',
        lines:
          replacedFonts.length > 0
            ? replacedFonts.map(
                ({ family, style }) =>
                  `${family} ${style} is not among the fonts. The default font is drawn.`,
              )
            : ['None. Every font of the document is there.'],
      },
      {
        heading: 'Skipped parts',
        lines:
          skippedParts.length > 0
            ? skippedParts.map(({ path, reason }) => `${path}: ${reason}`)
            : ['None. All of the archive was used.'],
      },
    ],
  };
}
