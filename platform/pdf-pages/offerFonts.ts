import { readBuiltInFont } from '../fonts';
import { memoryOf, type Pdfium } from './openPdfium';

/**
 * The family that has the letters of a Windows character set, by which PDFium asks for a font that is not in a file. Latin
 * letters are left to PDFium's own fonts, which it makes as narrow and as bold as the missing one.
 */
const FAMILIES: Readonly<Record<number, string>> = {
  128: 'Noto Sans JP',
  129: 'Noto Sans KR',
  134: 'Noto Sans SC',
  136: 'Noto Sans SC',
  161: 'Arimo',
  162: 'Arimo',
  163: 'Arimo',
  177: 'Noto Sans Hebrew',
  178: 'Noto Sans Arabic',
  186: 'Arimo',
  204: 'Arimo',
  222: 'Noto Sans Thai',
  238: 'Arimo',
};

/** The weight from which a font is bold. */
const BOLD = 600;
const VERSION = 1;

/** Offers the platform's fonts to PDFium for what a file lacks (FPDF_SYSFONTINFO of fpdf_sysfontinfo.h). */
export function offerFonts(pdfium: Pdfium): void {
  const offered: Uint8Array[] = [];
  const handles = new Map<string, number>();
  const { addFunction, setValue, wasmExports } = pdfium.pdfium;

  /** @returns the number of a font from 1 on; 0 if there is none */
  const mapFont = (_info: number, weight: number, _isItalic: number, charset: number): number => {
    const family = FAMILIES[charset];
    if (family === undefined) return 0;
    const style = weight >= BOLD ? 'Bold' : 'Regular';
    const key = `${family} ${style}`;
    const known = handles.get(key);
    if (known !== undefined) return known;
    const bytes = readBuiltInFont(family, style) ?? readBuiltInFont(family, 'Regular');
    const handle = bytes ? offered.push(bytes) : 0;
    handles.set(key, handle);
    return handle;
  };
  /** Copies a whole font if there is room for it. @returns how long it is; 0 for single tables, which PDFium finds itself */
  const readFont = (_info: number, handle: number, table: number, target: number, room: number): number => {
    const bytes = table === 0 ? offered[handle - 1] : undefined;
    if (bytes && target !== 0 && room >= bytes.length) memoryOf(pdfium).set(bytes, target);
    return bytes?.length ?? 0;
  };
  // Each a function of its own: one that is added twice keeps its first signature.
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
