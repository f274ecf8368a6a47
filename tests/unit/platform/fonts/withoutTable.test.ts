import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openFont } from '@/engine/text';
import { tableOf } from '@/engine/pdf/text/sfnt';
import { readBuiltInFont } from '../../../../platform/fonts/builtInFonts';
import { removeTable } from '../../../../platform/fonts/removeTable';

const FILE = '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
const arimo = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(FILE)));
const TABLES = ['GSUB', 'GPOS', 'name', 'post', 'kern', 'glyf', 'OS/2'];

it('a font without a table keeps all others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.constantFrom(...TABLES), (gone, other) => {
      const less = removeTable(arimo, gone);
      expect(tableOf(less, gone)).toBeUndefined();
      const bytes = (font: Uint8Array) => {
        const table = tableOf(font, other);
        return table && Buffer.from(table.buffer, table.byteOffset, table.byteLength).toString('base64');
      };
      expect(bytes(less)).toBe(other === gone ? undefined : bytes(arimo));
    }),
    { numRuns: 30 },
  );
});

it('a font without the table is unchanged', () => expect(removeTable(arimo, 'SVG ')).toBe(arimo));

it('the emoji font is read without its bitmaps, four fifths of its size, and draws the same', () => {
  const bytes = readBuiltInFont('Noto Color Emoji', 'Regular') ?? new Uint8Array();
  expect(bytes.length).toBeGreaterThan(4_000_000);
  expect(bytes.length).toBeLessThan(6_000_000);
  expect(openFont('emoji', bytes).hasColours).toBe(true);
});
