import { readBuiltInFont } from '../fonts';
import { memoryOf, type Pdfium } from './openPdfium';

/** Families by the Windows character set of a script, with which PDFium requests a missing font. */
const FAMILIES: Readonly<Record<number, string>> = {
  128: 'Noto Sans JP',
  129: 'Noto Sans KR',
  134: 'Noto Sans SC',
  136: 'Noto Sans SC',
  177: 'Noto Sans Hebrew',
  178: 'Noto Sans Arabic',
  222: 'Noto Sans Thai',
};

/** Character sets of Windows: Western Europe, and symbols. */
const ANSI = 0;
const SYMBOLS = 2;

/** Bits of a pitch and family (FXFONT_FF_FIXEDPITCH and FXFONT_FF_ROMAN of fx_font.h). */
const FIXED_PITCH = 1;
const ROMAN = 16;

/** Faces that PDFium has itself: the standard fonts of PDF. */
const STANDARD = /^(Courier|Helvetica|Times)(-|$)/;
/** Faces that number their glyphs in an order of their own, so that no other font shows their letters by number. */
const NUMBERED_OTHERWISE = /^(Calibri|Cambria|Candara|Consolas|Constantia|Corbel)/;

/** A missing font, as requested by PDFium. */
interface Wanted {
  readonly face: string;
  readonly charset: number;
  readonly pitch: number;
}

/**
 * Chooses the family that replaces a font. For European letters it is metrically compatible with Arial, Times New Roman
 * or Courier New, and has the same glyph numbers.
 * @returns `undefined` if PDFium’s own font is closer
 */
function familyFor({ face, charset, pitch }: Wanted, numbersGlyphs: boolean): string | undefined {
  const ofScript = FAMILIES[charset];
  if (ofScript !== undefined) return ofScript;
  if (charset === SYMBOLS) return undefined;
  if (charset === ANSI && (numbersGlyphs ? NUMBERED_OTHERWISE : STANDARD).test(face)) return undefined;
  if (pitch & FIXED_PITCH) return 'Cousine';
  return pitch & ROMAN ? 'Tinos' : 'Arimo';
}

/** The weight from which a font is bold. */
const BOLD = 600;
const VERSION = 1;

/**
 * Offers the platform's fonts to PDFium in place of missing ones (FPDF_SYSFONTINFO of fpdf_sysfontinfo.h).
 * @param numbersGlyphs whether the file numbers the glyphs of a missing font, see `PdfPage.unknownLetters`
 */
export function offerFonts(pdfium: Pdfium, numbersGlyphs: boolean): void {
  const offered: Uint8Array[] = [];
  const handles = new Map<string, number>();
  const { addFunction, setValue, wasmExports } = pdfium.pdfium;

  const readText = (start: number): string => {
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.subarray(start, memory.indexOf(0, start))).toString('latin1');
  };
  /** @returns the number of a font from 1; 0 without one */
  const mapFont = (
    _info: number,
    weight: number,
    isItalic: number,
    charset: number,
    pitch: number,
    face: number,
  ): number => {
    const family = familyFor({ face: readText(face), charset, pitch }, numbersGlyphs);
    if (family === undefined) return 0;
    const style = `${weight >= BOLD ? 'Bold' : 'Regular'}${isItalic === 0 ? '' : ' Italic'}`;
    const key = `${family} ${style}`;
    const known = handles.get(key);
    if (known !== undefined) return known;
    const bytes = readBuiltInFont(family, style) ?? readBuiltInFont(family, 'Regular');
    const handle = bytes ? offered.push(bytes) : 0;
    handles.set(key, handle);
    return handle;
  };
  /**
   * Copies a whole font if the buffer is large enough. @returns its length; 0 for single tables, which PDFium finds
   * itself
   */
  const readFont = (_info: number, handle: number, table: number, target: number, room: number): number => {
    const bytes = table === 0 ? offered[handle - 1] : undefined;
    if (bytes && target !== 0 && room >= bytes.length) memoryOf(pdfium).set(bytes, target);
    return bytes?.length ?? 0;
  };
  // A separate function for each: one that is added twice keeps its first signature.
  const functions = [
    addFunction(() => undefined, 'vi'), // Release
    addFunction(() => undefined, 'vii'), // EnumFonts
    addFunction(mapFont, 'iiiiiiii'), // MapFont
    addFunction(() => 0, 'iii'), // GetFont
    addFunction(readFont, 'iiiiii'), // GetFontData
    addFunction(() => 0, 'iiiii'), // GetFaceName
    addFunction(() => 0, 'iii'), // GetFontCharset
    addFunction(() => undefined, 'vii'), // DeleteFont
  ];
  const fields = [VERSION, ...functions];
  const info = wasmExports.malloc(fields.length * 4);
  for (const [index, field] of fields.entries()) setValue(info + index * 4, field, 'i32');
  pdfium.FPDF_SetSystemFontInfo(info);
}
