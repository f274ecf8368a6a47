import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_FEATURES, readFeatures } from '@/domain/fonts';
import { NEW_PARAGRAPH_FORMAT, type FontFeatures } from '@/engine/document';
import { paragraphFormat } from '@/engine/document/schema/textStyle';

const file = (path: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}`));
const INTER = file('inter/400Regular/Inter_400Regular.ttf');
const labelsOf = (bytes: Uint8Array) =>
  Object.fromEntries(readFeatures(bytes).map(({ tag, label }) => [tag, label]));

describe('features of a font', () => {
  it('F6.15 are those it has, with its own names for stylistic sets', () => {
    expect(labelsOf(file('noto-serif/400Regular/NotoSerif_400Regular.ttf'))).toEqual({
      liga: 'Ligatures',
      lnum: 'Lining figures',
      onum: 'Old-style figures',
      pnum: 'Proportional figures',
      tnum: 'Tabular figures',
      zero: 'Slashed zero',
      frac: 'Fractions',
      ordn: 'Ordinals',
      smcp: 'Small capitals',
      c2sc: 'Small capitals from capitals',
      ss03: 'Alternate f-hook',
      ss06: 'Accented Greek small capitals',
      ss07: 'iota adscript',
    });
    expect(labelsOf(INTER)).toMatchObject({ ss01: 'Open digits', calt: 'Contextual forms' });
    expect(Object.keys(labelsOf(file('arimo/400Regular/Arimo_400Regular.ttf')))).toEqual(['dlig']);
  });

  it('F6.15 are empty for bytes without a complete table of features', () => {
    expect(readFeatures(new Uint8Array(300))).toEqual([]);
    const view = new DataView(INTER.slice().buffer);
    for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
      if (view.getUint32(at) === 0x47535542) view.setUint32(at + 12, 8);
    expect(readFeatures(new Uint8Array(view.buffer))).toEqual([]);
  });

  it('F6.14 can all be switched by documents, without others', () => {
    const isTaken = (fontFeatures: FontFeatures) =>
      paragraphFormat.safeParse({ ...NEW_PARAGRAPH_FORMAT, fontFeatures }).success;
    expect(FONT_FEATURES.filter((tag) => !isTaken({ [tag]: true }))).toEqual([]);
    expect(['rlig', 'ss00', 'ss21', 'TNUM', '', 'kern '].filter((tag) => isTaken({ [tag]: true }))).toEqual(
      [],
    );
  });
});
