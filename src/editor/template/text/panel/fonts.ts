import { fontsOf, type Document, type Font } from '@/engine/document';
import { emphasisedFont, isEmphasised, type FontStyleChoice } from '../../../page/text/model/fontStyles';

/** A font family with its styles, as the environment has them. */
export interface FontFamilyChoice {
  readonly family: string;
  readonly styles: readonly FontStyleChoice[];
}

/** The families that can be chosen: those of the environment, and those the document names beside them. */
export function familiesOf(
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

/** The font of another family that is most like this one; its first one where none is. */
export function fontIn({ family, styles }: FontFamilyChoice, like: Font): Font {
  const named = (style: string) => styles.find((choice) => choice.style === style);
  const same = named(like.style);
  if (same) return { family, ...same };
  const plain = { family, ...(named('Regular') ?? styles[0] ?? { style: 'Regular' }) };
  const weighted = emphasisedFont(plain, 'bold', isEmphasised(like, 'bold'), styles) ?? plain;
  return emphasisedFont(weighted, 'italic', isEmphasised(like, 'italic'), styles) ?? weighted;
}
