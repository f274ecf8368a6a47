import type { Document } from '../schema/document';
import type { Font } from '../schema/textStyle';

function collect(value: unknown, found: Map<string, Font>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('family' in value && 'style' in value && typeof value.family === 'string') {
    const { axes: _, ...font } = value as Font;
    found.set(JSON.stringify([font.family, font.style, font.fontStyleId]), font);
  }
  for (const part of Object.values(value)) collect(part, found);
}

/** Returns the fonts of a document's texts, styles and themes, each once. The values of axes are ignored. */
export function fontsOf({ pages, brandKit }: Pick<Document, 'pages' | 'brandKit'>): readonly Font[] {
  const found = new Map<string, Font>();
  collect([pages, brandKit], found);
  return [...found.values()];
}
