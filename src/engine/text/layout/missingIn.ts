import type { PlannedParagraph } from './plan';
import type { TextLayout } from './textLayout';

const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** The characters and fonts that are missing in a text, each named once. */
export function missingIn(
  paragraphs: readonly PlannedParagraph[],
): Pick<TextLayout, 'missingGlyphs' | 'missingFonts'> {
  const shaped = paragraphs.flatMap((planned) => [
    planned.shaped,
    ...(planned.mark ? [planned.mark.shaped] : []),
  ]);
  return {
    missingGlyphs: unique(shaped.flatMap(({ missingGlyphs }) => missingGlyphs)),
    missingFonts: unique(shaped.flatMap(({ missingFonts }) => missingFonts)),
  };
}
