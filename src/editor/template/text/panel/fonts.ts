import { fontsOf, type Document, type Font } from '@/engine/document';
import { findEmphasisedFont, isEmphasised, type FontStyleChoice } from '../../../page/text/model/fontStyles';

/** A font family of the environment with its styles. */
export interface FontFamilyChoice {
  readonly family: string;
  readonly styles: readonly FontStyleChoice[];
}

/** Returns the families to choose from: those of the environment and those in the document. */
export function listFamilies(
  document: Document,
  fonts: readonly FontFamilyChoice[],
): readonly FontFamilyChoice[] {
  const found = new Map(fonts.map(({ family, styles }) => [family, [...styles]]));
  for (const { family, ...style } of fontsOf(document)) {
    const styles = found.get(family) ?? [];
    if (!styles.some((known) => known.style === style.style)) styles.push(style);
    found.set(family, styles);
  }
  return [...found]
    .map(([family, styles]) => ({ family, styles }))
    .sort((a, b) => a.family.localeCompare(b.family));
}

/** Returns the font of a family that is most similar to another; its first one if none is. */
export function findSimilarFont({ family, styles }: FontFamilyChoice, like: Font): Font {
  const named = (style: string) => styles.find((choice) => choice.style === style);
  const same = named(like.style);
  if (same) return { family, ...same };
  const plain = { family, ...(named('Regular') ?? styles[0] ?? { style: 'Regular' }) };
  const weighted = findEmphasisedFont(plain, 'bold', isEmphasised(like, 'bold'), styles) ?? plain;
  return findEmphasisedFont(weighted, 'italic', isEmphasised(like, 'italic'), styles) ?? weighted;
}
