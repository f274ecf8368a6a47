import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoFonts, ENVIRONMENTS } from '@/demo';
import { readFont } from '@/domain/fonts';

const families = demoFonts(new Date('2026-06-15T09:00:00Z')).filter(
  ({ environmentId }) => environmentId === ENVIRONMENTS.auroraProduction,
);
const styles = families.flatMap((family) =>
  family.styles.map((style) => ({ ...style, family: family.name })),
);

describe('the fonts of the demo data', () => {
  it('are ten families', () => {
    expect(new Set(families.map(({ name }) => name)).size).toBe(10);
  });

  it.each(styles)('$family $name is accepted by the library, and has the listed look', (style) => {
    const bytes = readFileSync(`node_modules/@expo-google-fonts/${style.path}`);
    const { weight, isItalic } = style;
    expect(readFont(bytes)).toMatchObject({ weight, isItalic });
    expect(bytes.byteLength).toBe(style.fileSize);
  });
});
