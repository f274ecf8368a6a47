import { hashOf } from '../file/contentHash';
import { bytesOf } from '../file/bytes';
import type { PdfFile } from '../file/pdfFile';
import { setFontMatrix } from '../cff/setFontMatrix';
import { dictionary, number, type Ref } from '../file/syntax';
import type { SubsetFont } from '../ports';
import { LAYER_WIDTH } from './rightToLeft';
import { blankFont } from './blankFont';
import type { Fonts, TextLayer, UsedFont, Voice } from './fonts';
import { tableOf, type FontFacts } from './sfnt';
import { widthOf } from './showGlyphs';
import { toUnicode } from './toUnicode';

/** Adds the used fonts, each as a subset for all pages. */
export function addFonts(file: PdfFile, fonts: Fonts, subsetFont: SubsetFont): void {
  for (const used of fonts.used()) if (used.voices().size > 0) addFont(file, used, subsetFont);
  if (fonts.layer.isUsed()) addLayer(file, fonts.layer);
}

function addFont(file: PdfFile, used: UsedFont, subsetFont: SubsetFont): void {
  const { facts, glyphs } = used;
  const ids = [...new Set([0, ...glyphs])].sort((one, other) => one - other);
  const tag = facts.isWhole ? '' : `${subsetTag(used.key, ids)}+`;
  const baseFont = `/${tag}${facts.postScriptName}`;
  const fontFile = addFontFile(file, embeddedFont(used, ids, subsetFont), facts);
  const descriptor = file.add(fontDescriptor(scaledFacts(used), baseFont, fontFile));
  const descendant = file.add(
    dictionary({
      ...cidFont(facts.isCff ? '/CIDFontType0' : '/CIDFontType2', baseFont, descriptor),
      DW: 0,
      W: `[${ids.map((id) => `${id}[${widthOf(facts, id)}]`).join('')}]`,
      CIDToGIDMap: facts.isCff ? undefined : '/Identity',
    }),
  );
  for (const [voice, ref] of used.voices())
    file.set(ref, composite(baseFont, descendant, file.add(toUnicode(saidBy(used, voice)))));
}

/** Returns a subset of the used glyphs, or the whole font if its licence requires it. */
function embeddedFont({ facts, font }: UsedFont, ids: readonly number[], subsetFont: SubsetFont): Uint8Array {
  const { bytes, location } = font;
  if (!facts.isWhole) return subsetFont(bytes, ids, location);
  // Codes are glyph ids; for CFF outlines this holds only after HarfBuzz has written the font.
  const isFixed = tableOf(bytes, 'fvar') === undefined;
  const all = Array.from({ length: facts.glyphCount }, (_, id) => id);
  return isFixed && !facts.isCff ? bytes : subsetFont(bytes, all, location);
}

/** Silent glyphs map to this character, which readers do not treat as a space. */
const NO_WIDTH_SPACE = '\u200B';

const saidBy = ({ said, glyphs }: UsedFont, voice: Voice): Iterable<readonly [number, string]> =>
  voice === 'speaking' ? said : [...glyphs].map((id) => [id, NO_WIDTH_SPACE] as const);

/** Embeds a CFF font as its bare table, which uses glyph ids as codes. */
function addFontFile(file: PdfFile, subset: Uint8Array, { isCff, unitsPerEm }: FontFacts): FontFile {
  const table = isCff ? tableOf(subset, 'CFF ') : undefined;
  if (!table) return trueType(file, subset);
  const data = setFontMatrix(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), unitsPerEm);
  return { FontFile3: file.add({ entries: { Subtype: '/CIDFontType0C' }, data }) };
}

/** The descriptor's entry with the font file. */
type FontFile = Readonly<Record<string, Ref>>;

const trueType = (file: PdfFile, data: Uint8Array): FontFile => ({
  FontFile2: file.add({ entries: { Length1: data.length }, data }),
});

/** Returns six letters that identify a subset of a font. */
function subsetTag(key: string, ids: readonly number[]): string {
  const digits = hashOf(bytesOf(`${encodeURIComponent(key)} ${ids.join(' ')}`));
  return [0, 1, 2, 3, 4, 5]
    .map((index) =>
      String.fromCharCode(65 + (Number.parseInt(digits.slice(index * 4, index * 4 + 4), 16) % 26)),
    )
    .join('');
}

/** The flag of a font without a standard alphabet. */
const SYMBOLIC = 4;

/** The descriptor's measures, in thousandths of the em. */
interface DescriptorFacts {
  readonly bounds: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  readonly italicAngle: number;
}

function scaledFacts({ facts }: UsedFont): DescriptorFacts {
  const { bounds, ascent, descent, italicAngle, unitsPerEm } = facts;
  const scaled = (value: number): number => Math.round((value * 1000) / unitsPerEm);
  return { bounds: bounds.map(scaled), ascent: scaled(ascent), descent: scaled(descent), italicAngle };
}

const fontDescriptor = (facts: DescriptorFacts, baseFont: string, fontFile: FontFile): string =>
  dictionary({
    Type: '/FontDescriptor',
    FontName: baseFont,
    Flags: SYMBOLIC,
    FontBBox: `[${facts.bounds.join(' ')}]`,
    ItalicAngle: number(facts.italicAngle, 2),
    Ascent: facts.ascent,
    Descent: facts.descent,
    CapHeight: facts.ascent,
    // The stem width matters only if a reader substitutes the font.
    StemV: 80,
    ...fontFile,
  });

const cidFont = (subtype: string, baseFont: string, descriptor: Ref) => ({
  Type: '/Font',
  Subtype: subtype,
  BaseFont: baseFont,
  CIDSystemInfo: '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
  FontDescriptor: descriptor,
});

const composite = (baseFont: string, descendant: Ref, unicode: Ref): string =>
  dictionary({
    Type: '/Font',
    Subtype: '/Type0',
    BaseFont: baseFont,
    Encoding: '/Identity-H',
    DescendantFonts: `[${descendant}]`,
    ToUnicode: unicode,
  });

/** Adds the text layer's font, whose codes all show the same blank glyph. */
function addLayer(file: PdfFile, layer: TextLayer): void {
  const codes = layer.codes();
  const baseFont = '/BLANKS+Blank';
  const facts = { bounds: [0, -200, LAYER_WIDTH, 800], ascent: 800, descent: -200, italicAngle: 0 };
  const blank = blankFont(LAYER_WIDTH);
  const descriptor = file.add(fontDescriptor(facts, baseFont, trueType(file, blank)));
  const glyphOfCode = Uint8Array.from({ length: (codes.size + 1) * 2 }, (_, index) => index % 2);
  const descendant = file.add(
    dictionary({
      ...cidFont('/CIDFontType2', baseFont, descriptor),
      DW: LAYER_WIDTH,
      CIDToGIDMap: file.add({ entries: {}, data: glyphOfCode }),
    }),
  );
  const said = [...codes].map(([character, code]) => [code, character] as const);
  file.set(layer.ref(), composite(baseFont, descendant, file.add(toUnicode(said))));
}
