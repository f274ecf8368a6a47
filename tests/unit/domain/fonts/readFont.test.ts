import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFont } from '@/domain/fonts';

const file = (path: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}`));
const INTER = file('inter/600SemiBold/Inter_600SemiBold.ttf');
const ARIMO_ITALIC = file('arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf');

/** Returns the offset of a table's entry in the directory of a font. */
function entryOf(bytes: Uint8Array, tag: string): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return at;
  throw new Error(`There is no table ${tag}.`);
}

function change(bytes: Uint8Array, act: (view: DataView, startOf: (tag: string) => number) => void) {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  act(view, (tag) => view.getUint32(entryOf(copy, tag) + 8));
  return copy;
}

const retag = (bytes: Uint8Array, from: string, to: string) =>
  change(bytes, (view) => {
    const at = entryOf(bytes, from);
    [...to].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
  });

describe('a font file', () => {
  it('S3.03 has its typographic names, weight and slant', () => {
    expect(readFont(INTER)).toEqual({
      family: 'Inter',
      style: 'SemiBold',
      weight: 600,
      isItalic: false,
      notes: [],
    });
    expect(readFont(ARIMO_ITALIC)).toMatchObject({ family: 'Arimo', style: 'Italic', isItalic: true });
  });

  it('S3.03 uses its older names only without typographic ones', () => {
    const older = change(INTER, (view, startOf) => {
      const name = startOf('name');
      for (let index = 0; index < view.getUint16(name + 2); index += 1) {
        const id = name + 6 + 12 * index + 6;
        if ([16, 17].includes(view.getUint16(id))) view.setUint16(id, 99);
      }
    });
    expect(readFont(older)).toMatchObject({ family: 'Inter SemiBold', style: 'Regular', weight: 600 });
  });

  it('S3.07 is refused when it is variable', () => {
    expect(readFont(retag(INTER, 'GSUB', 'fvar'))).toEqual({ fault: 'variable' });
  });

  it.each([
    ['GSUB', 'morx', ['appleForms']],
    ['GSUB', 'mort', ['appleForms']],
    ['GPOS', 'kerx', ['appleKerning']],
    ['GDEF', 'trak', ['appleTracking']],
    ['GDEF', 'morx', []],
    ['GDEF', 'kerx', []],
  ])('F6.26 gets a note for tables of Apple that are not used: %s as %s', (tag, apple, notes) => {
    expect(readFont(retag(INTER, tag, apple))).toMatchObject({ family: 'Inter', notes });
  });

  it('with bitmap characters only is refused, and not as damaged', () => {
    const pictures = { fault: 'pictures' };
    expect(readFont(retag(retag(INTER, 'glyf', 'CBDT'), 'loca', 'CBLC'))).toEqual(pictures);
    expect(readFont(retag(INTER, 'GSUB', 'sbix'))).toEqual(pictures);
    // Bitmaps of small sizes beside outlines are no reason to refuse.
    expect(readFont(retag(INTER, 'GSUB', 'EBDT'))).toMatchObject({ family: 'Inter' });
  });

  it.each([
    ['restricted', 0x0002, { fault: 'embedding' }],
    ['bitmaps only', 0x0200, { fault: 'bitmapsOnly' }],
    ['preview and print', 0x0004, { family: 'Inter', notes: [] }],
    ['editable', 0x0008, { family: 'Inter', notes: [] }],
    ['installable', 0, { family: 'Inter', notes: [] }],
    ['as a whole only', 0x0108, { family: 'Inter', notes: ['whole'] }],
  ])('S3.08 F6.24 is judged by its own settings for embedding: %s', (_name, fsType, expected) => {
    const read = readFont(change(INTER, (view, startOf) => view.setUint16(startOf('OS/2') + 8, fsType)));
    expect(read).toMatchObject(expected);
  });

  it('S3.08 is refused as damaged when it is cut off anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: INTER.length - 4 }), (length) => {
        expect(readFont(INTER.subarray(0, length))).toEqual({ fault: 'damaged' });
      }),
    );
  });

  it.each(['loca', 'cmap', 'head', 'hhea', 'hmtx', 'maxp'])(
    'S3.08 is refused as damaged without %s',
    (tag) => {
      expect(readFont(retag(INTER, tag, 'none'))).toEqual({ fault: 'damaged' });
    },
  );

  it('F6.03 is accepted without descriptive tables', () => {
    expect(readFont(retag(INTER, 'OS/2', 'none'))).toMatchObject({ family: 'Inter', weight: 600 });
    expect(readFont(retag(INTER, 'name', 'none'))).toMatchObject({ family: '', weight: 600 });
  });

  it('F6.03 is refused for its outlines when no character has one', () => {
    const blank = { fault: 'outlines' };
    expect(readFont(retag(INTER, 'glyf', 'SVG '))).toEqual(blank);
    const emptied = change(INTER, (view, startOf) => {
      const [at, loca] = [entryOf(INTER, 'loca'), startOf('loca')];
      for (let byte = 0; byte < view.getUint32(at + 12); byte += 1) view.setUint8(loca + byte, 0);
    });
    expect(readFont(emptied)).toEqual(blank);
  });

  it('F6.03 is refused when all its CFF programs are empty', () => {
    const cff = new Uint8Array(
      readFileSync('tests/unit/platform/files/cases/cff-matrix-other-size/2048-says-1000.otf'),
    );
    expect(readFont(cff)).toMatchObject({ family: 'Upem2048b' });
    const emptied = change(cff, (view, startOf) => {
      // Five programs, with offsets of one byte, end the table.
      const programs = Buffer.from(cff).indexOf(Buffer.of(0, 5, 1, 1), startOf('CFF ')) + 9;
      const end = startOf('CFF ') + view.getUint32(entryOf(cff, 'CFF ') + 12);
      for (let at = programs; at < end; at += 1) view.setUint8(at, 14);
    });
    expect(readFont(emptied)).toEqual({ fault: 'outlines' });
  });

  it('S3.03 is read without control characters', () => {
    const odd = change(INTER, (view, startOf) => {
      const name = startOf('name');
      const texts = name + view.getUint16(name + 4);
      for (let index = 0; index < view.getUint16(name + 2); index += 1) {
        const record = name + 6 + 12 * index;
        if (view.getUint16(record + 6) === 16) view.setUint16(texts + view.getUint16(record + 10), 0);
      }
    });
    expect(readFont(odd)).toMatchObject({ family: 'nter', style: 'SemiBold' });
  });

  it('S3.08 uses little memory for any number of huge names', () => {
    const hostile = new Uint8Array(3_000_000);
    hostile.set(INTER);
    const view = new DataView(hostile.buffer);
    const start = 1_000_000;
    view.setUint32(entryOf(hostile, 'name') + 8, start);
    view.setUint32(entryOf(hostile, 'name') + 12, hostile.length - start);
    view.setUint16(start + 2, 65_535);
    for (let at = start + 6; at < start + 6 + 12 * 65_535; at += 12) {
      view.setUint16(at, 3);
      view.setUint16(at + 6, 1);
      view.setUint16(at + 8, 65_534);
    }
    expect(readFont(hostile)).toMatchObject({ family: '', style: 'Regular' });
  });

  it('S3.08 never throws for any changed bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        (changes) => {
          const damaged = change(INTER, (view) => {
            for (const [at, value] of changes) view.setUint8(at, value);
          });
          const read = readFont(damaged);
          expect('fault' in read || typeof read.family === 'string').toBe(true);
        },
      ),
    );
  });
});
