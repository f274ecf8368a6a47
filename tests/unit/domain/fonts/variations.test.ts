import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPacked, readAxes, readFont } from '@/domain/fonts';
import { tagNumber, writeSfnt } from '@/domain/fonts/sfnt';
import { readTables } from '@/domain/fonts/fontTables';
import { ADOBE_VARIABLE, INTER_VARIABLE, stylesOf } from '../../engine/support/variableFonts';

const STATIC = new Uint8Array(
  readFileSync('node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);

type Change = (table: DataView) => Uint8Array | undefined;

/** Changes or replaces one table of a font. */
function withTable(font: Uint8Array, changed: string, change: Change): Uint8Array {
  const tables = [...(readTables(font) ?? [])].map(([tag, table]) => {
    const own = new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice();
    const data = (tag === changed ? change(new DataView(own.buffer)) : undefined) ?? own;
    return { tag: tagNumber(tag), data };
  });
  return writeSfnt(new DataView(font.buffer, font.byteOffset).getUint32(0), tables);
}

const withAxes = (font: Uint8Array, change: Change): Uint8Array => withTable(font, 'fvar', change);

describe('a variable font', () => {
  it('F6.20 is a file for each named instance, with its name, weight and slant', async () => {
    expect((await stylesOf(INTER_VARIABLE)).map(readFont)).toEqual(
      ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'].map(
        (style, index) => ({ family: 'Inter', style, weight: 100 * (index + 1), isItalic: false, notes: [] }),
      ),
    );
    const prototype = (await stylesOf(ADOBE_VARIABLE)).map(readFont);
    expect(prototype).toHaveLength(8);
    expect(prototype[4]).toMatchObject({
      family: 'Adobe Variable Font Prototype',
      style: 'Bold',
      weight: 824,
    });
    expect(prototype[7]).toMatchObject({ style: 'Black High Contrast', weight: 1000 });
  });

  it('F6.20 has axes with their names and ranges, and each file its own place on them', async () => {
    const [thin = STATIC] = await stylesOf(INTER_VARIABLE);
    expect(readAxes(thin)).toEqual({
      ...readAxes(INTER_VARIABLE),
      location: { opsz: 14, wght: 100 },
    });
    expect(readAxes(INTER_VARIABLE).axes).toEqual([
      { tag: 'opsz', name: 'Optical size', min: 14, default: 14, max: 32, isHidden: false },
      { tag: 'wght', name: 'Weight', min: 100, default: 400, max: 900, isHidden: false },
    ]);
    expect(readAxes(ADOBE_VARIABLE).axes.map(({ name }) => name)).toEqual(['Weight', 'Contrast']);
    expect(readAxes(STATIC)).toMatchObject({ axes: [], location: {} });
  });

  it('F6.20 stays one style when a style’s file is uploaded again', async () => {
    const styles = await stylesOf(INTER_VARIABLE);
    const bold = styles[6] ?? STATIC;
    expect(isPacked(bold)).toBe(true);
    expect(await stylesOf(bold)).toEqual([bold]);
  });

  it('F6.20 has a style for its defaults without an instance for them', async () => {
    const moved = withAxes(INTER_VARIABLE, (table) => void table.setInt32(16 + 20 + 8, 450 * 65_536));
    const styles = (await stylesOf(moved)).map(readFont);
    expect(styles).toHaveLength(10);
    expect(styles[0]).toMatchObject({ style: 'Regular', weight: 450 });
  });

  it('F6.20 stays one style with too many instances', async () => {
    const many = withAxes(INTER_VARIABLE, (table) => {
      const head = table.byteLength - 9 * table.getUint16(14);
      const bytes = new Uint8Array(head + 150 * 12);
      bytes.set(new Uint8Array(table.buffer, 0, head));
      const view = new DataView(bytes.buffer);
      view.setUint16(12, 150);
      view.setUint16(14, 12);
      for (let index = 0; index < 150; index += 1) {
        view.setUint16(head + 12 * index, 2);
        view.setInt32(head + 12 * index + 4, 14 * 65_536);
        view.setInt32(head + 12 * index + 8, (100 + index) * 65_536);
      }
      return bytes;
    });
    expect(await stylesOf(many)).toEqual([many]);
    expect(readFont(many)).toMatchObject({ style: 'Regular', weight: 400, notes: ['axes'] });
  });

  it('S3.07 is refused with too many instances', () => {
    const hostile = withAxes(INTER_VARIABLE, (table) => {
      const bytes = new Uint8Array(table.byteLength + 65_535 * 12);
      bytes.set(new Uint8Array(table.buffer));
      new DataView(bytes.buffer).setUint16(12, 65_535);
      return bytes;
    });
    expect(readFont(hostile)).toEqual({ fault: 'variable' });
  });

  it('S3.07 is refused with unreadable axes', () => {
    const refused = { fault: 'variable' };
    expect(readFont(withAxes(INTER_VARIABLE, (table) => void table.setUint16(8, 0)))).toEqual(refused);
    expect(readFont(withAxes(INTER_VARIABLE, (table) => void table.setUint16(8, 65)))).toEqual(refused);
    expect(readFont(withAxes(INTER_VARIABLE, (table) => void table.setUint16(12, 999)))).toEqual(refused);
    expect(readFont(withAxes(INTER_VARIABLE, (table) => void table.setInt32(16 + 4, 99 * 65_536)))).toEqual(
      refused,
    );
  });

  it('F6.03 is refused when its CFF2 outlines are all empty', () => {
    const empty = withTable(ADOBE_VARIABLE, 'CFF2', (table) => new Uint8Array(table.byteLength));
    expect(readFont(empty)).toEqual({ fault: 'outlines' });
  });
});
