import { describe, expect, it } from 'vitest';
import { createFontBook, openFont } from '@/engine/text';
import { testFace, testFonts } from '../support/fonts';

const regular = { style: 'Regular' };

describe('a font', () => {
  it('has its measures and the positions of its rules', () => {
    const face = testFace('arimo');
    expect(face).toMatchObject({ key: 'arimo-400Regular', upem: 2048, ascent: 1854, descent: 434 });
    expect(face.underline.y).toBeLessThan(0);
    expect(face.lineThrough.y).toBeGreaterThan(0);
    expect(face.underline.thickness).toBeGreaterThan(0);
  });

  it('lists the characters it has', () => {
    expect(testFace('arimo').hasGlyph(0x41)).toBe(true);
    expect(testFace('arimo').hasGlyph(0x0e01)).toBe(false);
    expect(testFace('noto-sans-thai').hasGlyph(0x0e01)).toBe(true);
  });

  it('returns outlines in the display list’s format', () => {
    const outlines = Array.from({ length: 200 }, (_, glyph) => testFace('arimo').outline(glyph));
    expect(outlines.filter((outline) => outline !== '').length).toBeGreaterThan(150);
    for (const outline of outlines) {
      expect(outline).toMatch(/^(?:(?:[MLQC](?: -?\d+(?:\.\d+)?)+|Z)(?: |$))*$/);
    }
  });

  it('is refused when its bytes are something else', () => {
    expect(() => openFont('picture', new Uint8Array(200))).toThrow('picture is no font');
    expect(() => openFont('nothing', new Uint8Array())).toThrow('nothing is no font');
  });
});

describe('a font book', () => {
  it('finds Arimo as Arial, and fonts by names in any case', () => {
    const fonts = testFonts();
    expect(fonts.find({ family: 'Arial', style: 'Bold' })).toBe(testFace('arimo', '700Bold'));
    expect(fonts.find({ family: 'inter', ...regular })).toBe(testFace('inter'));
  });

  it('finds a font by the id of its file before its names', () => {
    const font = { family: 'Arial', ...regular, fontStyleId: 'inter-400Regular' };
    expect(testFonts().find(font)).toBe(testFace('inter'));
  });

  it('falls back to the default family for an unknown one, in the same style if possible', () => {
    const fonts = testFonts();
    expect(fonts.find({ family: 'Gone', style: 'Bold' })).toBeUndefined();
    expect(fonts.faceOf({ family: 'Gone', style: 'Bold' })).toBe(testFace('arimo', '700Bold'));
    expect(fonts.faceOf({ family: 'Gone', style: 'Thin' })).toBe(testFace('arimo'));
  });

  it('uses the default family before other fallbacks', () => {
    const [first, second] = testFonts().substitutesOf({ family: 'Inter', ...regular });
    expect(first).toBe(testFace('arimo'));
    expect(second?.key).toBe(testFace('noto-sans-hebrew').key);
  });

  it('is refused without the default family', () => {
    const entry = { family: 'Inter', ...regular, face: testFace('inter') };
    expect(() => createFontBook([entry])).toThrow('needs a face of Arial');
  });
});
