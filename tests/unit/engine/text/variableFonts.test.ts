import { beforeAll, describe, expect, it } from 'vitest';
import type { Font } from '@/engine/document';
import { outlinesOf } from '@/engine/draw';
import { createFontBook, openFont, type FontBook, type FontFace } from '@/engine/text';
import { testFace } from '../support/fonts';
import { glyphsOf, layout, paragraphOf } from '../support/text';
import { ADOBE_VARIABLE, INTER_VARIABLE, stylesOf } from '../support/variableFonts';

let faces: FontFace[] = [];
let fonts: FontBook;

beforeAll(async () => {
  const arial = testFace('arimo');
  const bold = openFont('inter bold', (await stylesOf(INTER_VARIABLE))[6] ?? INTER_VARIABLE);
  const regular = openFont('inter', INTER_VARIABLE);
  const adobe = openFont('adobe', ADOBE_VARIABLE);
  faces = [arial, regular, bold, adobe];
  fonts = createFontBook([
    { family: 'Arimo', style: 'Regular', face: arial },
    { family: 'Inter', style: 'Regular', face: regular },
    { family: 'Inter', style: 'Bold', face: bold },
    { family: 'Adobe', style: 'Black', face: adobe },
  ]);
});

const inter = (axes?: Font['axes'], style = 'Regular'): Font => ({
  family: 'Inter',
  style,
  ...(axes && { axes }),
});
const faceOf = (font: Font): FontFace => fonts.faceOf(font);
const widthOf = (font: Font) => {
  const [line] = layout(paragraphOf('Handgloves', { font }), { fonts, width: 900 }).lines;
  return (line?.right ?? 0) - (line?.left ?? 0);
};

describe('a variable font in texts', () => {
  it('F6.21 is drawn and measured at the values of its axes', () => {
    expect(widthOf(inter({ wght: 900 }))).toBeGreaterThan(widthOf(inter()));
    expect(widthOf(inter({ wght: 100 }))).toBeLessThan(widthOf(inter()));
    const [light, black] = [faceOf(inter({ wght: 100 })), faceOf(inter({ wght: 900 }))];
    expect(light.outline(20)).not.toBe(black.outline(20));
    expect(layout(paragraphOf('a', { font: inter({ wght: 900 }) }), { fonts }).lines[0]?.runs[0]?.font).toBe(
      black.key,
    );
  });

  it('F6.20 is at the instance of its file, overridden by other values', () => {
    const bold = faceOf(inter(undefined, 'Bold'));
    expect(bold.outline(20)).toBe(faceOf(inter({ wght: 700 })).outline(20));
    const large = faceOf(inter({ opsz: 32 }, 'Bold'));
    expect(large.location).toEqual({ opsz: 32, wght: 700 });
    expect(large.outline(20)).not.toBe(bold.outline(20));
    expect(faceOf(inter({ wght: 400 }, 'Bold')).outline(20)).toBe(faceOf(inter()).outline(20));
  });

  it('F6.21 keeps values within their range and ignores axes it does not have', () => {
    expect(faceOf(inter({ wght: 5000 })).outline(20)).toBe(faceOf(inter({ wght: 900 })).outline(20));
    expect(faceOf(inter({ wdth: 50 }))).toBe(faceOf(inter()));
    const arial = { family: 'Arial', style: 'Regular' };
    expect(faceOf({ ...arial, axes: { wght: 900 } })).toBe(faceOf(arial));
  });

  it('F6.21 is the same face for the same location, found by its key', () => {
    const face = faceOf(inter({ wght: 650, opsz: 20 }));
    expect(faceOf(inter({ opsz: 20, wght: 650 }))).toBe(face);
    expect(fonts.faceOfKey(face.key)).toBe(face);
    const painted = outlinesOf(faces);
    expect(painted.outline(face.key, 20)).toBe(face.outline(20));
    expect(() => painted.outline('other#axes:{"wght":650}', 20)).toThrow(RangeError);
    const bold = faceOf(inter({ wght: 400 }, 'Bold'));
    expect(fonts.faceOfKey(bold.key)?.outline(20)).toBe(faceOf(inter()).outline(20));
  });

  it('F6.21 is found by its key after many other locations', () => {
    const first = faceOf(inter({ wght: 101 }));
    const outline = first.outline(20);
    for (let weight = 102; weight < 202; weight += 1) faceOf(inter({ wght: weight }));
    expect(fonts.faceOfKey(first.key)?.outline(20)).toBe(outline);
  });

  it('F6.21 varies with CFF2 outlines and axes of its own', () => {
    const adobe = (axes: Font['axes'] = {}) => faceOf({ family: 'Adobe', style: 'Black', axes });
    const glyph = Array.from({ length: 20 }, (_, id) => id).find((id) => adobe().outline(id + 1) !== '') ?? 0;
    expect(adobe({ xxxx: 100 }).outline(glyph + 1)).not.toBe(adobe().outline(glyph + 1));
    expect(adobe({ wght: 0 }).outline(glyph + 1)).not.toBe(adobe().outline(glyph + 1));
    expect(
      glyphsOf(
        layout(paragraphOf('$', { font: { family: 'Adobe', style: 'Black' } }), { fonts }).lines[0]?.runs ??
          [],
      ),
    ).toHaveLength(1);
  });
});
