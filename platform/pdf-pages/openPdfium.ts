import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { offerFonts } from './offerFonts';
import { PDF_LIMITS } from './pdfLimits';
import { TAKES_TOO_MUCH, UnreadablePdfError } from './UnreadablePdfError';

type Loaded = Awaited<ReturnType<typeof init>>;

/** The functions of PDFium in use (fpdfview.h, fpdf_save.h), and the memory shared with it. */
export type Pdfium = Omit<Loaded, 'pdfium'> & {
  readonly pdfium: Loaded['pdfium'] & { readonly HEAPU8: Uint8Array };
};

type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of WebAssembly in use: the types of Node.js 20 leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly compile: (bytes: Uint8Array) => Promise<object>;
    readonly Instance: new (module: object, imports: Imports) => { readonly exports: object };
  };
};

const FILE = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

let compiled: Promise<object> | undefined;

/**
 * Starts PDFium with memory of its own, so that a bad file can't affect the next. The memory is limited; it has no
 * files, and only the platform's fonts.
 * @param numbersGlyphs see `offerFonts`
 */
export async function openPdfium(numbersGlyphs = false): Promise<Pdfium> {
  compiled ??= readFile(FILE).then((bytes) => WebAssembly.compile(bytes));
  const module = await compiled;
  const silent = () => undefined;
  const settings = {
    print: silent,
    printErr: silent,
    instantiateWasm: (imports: Imports, receive: (instance: object) => void) => {
      const instance = new WebAssembly.Instance(module, withinMemory(imports));
      receive(instance);
      return instance.exports;
    },
  };
  const pdfium = (await init(settings)) as Pdfium;
  pdfium.PDFiumExt_Init();
  offerFonts(pdfium, numbersGlyphs);
  return pdfium;
}

/** Limits the memory of these imports. Beyond the limit an UnreadablePdfError is thrown through PDFium. */
function withinMemory(imports: Imports): Imports {
  const { env = {} } = imports;
  const grow = env.emscripten_resize_heap;
  if (typeof grow !== 'function') throw new TypeError('This build of PDFium takes memory in another way.');
  const growWithin = (bytes: number): unknown => {
    if (bytes >>> 0 > PDF_LIMITS.drawingMemory) throw new UnreadablePdfError(TAKES_TOO_MUCH);
    return (grow as (bytes: number) => unknown)(bytes);
  };
  return { ...imports, env: { ...env, emscripten_resize_heap: growWithin } };
}

/** Copies bytes into PDFium's memory. @throws Error without enough memory */
export function putBytes(pdfium: Pdfium, bytes: Uint8Array): number {
  const place = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (place === 0) throw new Error('PDFium has no memory for a file.');
  memoryOf(pdfium).set(bytes, place);
  return place;
}

/** Returns PDFium's current memory, which is replaced when it grows. */
export const memoryOf = ({ pdfium }: Pdfium): Uint8Array => pdfium.HEAPU8;
