import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { offerFonts } from './offerFonts';
import { PDF_LIMITS } from './pdfLimits';
import { TAKES_TOO_MUCH, UnreadablePdfError } from './UnreadablePdfError';

type Loaded = Awaited<ReturnType<typeof init>>;

/** The functions of PDFium that the platform calls (fpdfview.h, fpdf_save.h), and the memory they share with it. */
export type Pdfium = Omit<Loaded, 'pdfium'> & {
  readonly pdfium: Loaded['pdfium'] & { readonly HEAPU8: Uint8Array };
};

type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of WebAssembly that is used: the types of Node.js 20 leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly compile: (bytes: Uint8Array) => Promise<object>;
    readonly Instance: new (module: object, imports: Imports) => { readonly exports: object };
  };
};

const FILE = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

let compiled: Promise<object> | undefined;

/**
 * Starts PDFium with a memory of its own, so that one file leaves nothing behind for the next, whatever is wrong with it.
 * Its memory has a limit and it sees no files and no fonts but those of the platform.
 */
export async function openPdfium(): Promise<Pdfium> {
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
  offerFonts(pdfium);
  return pdfium;
}

/** The same imports, with a limit for the memory. Beyond it UnreadablePdfError is thrown through PDFium. */
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

/** Copies bytes into PDFium's memory. @throws Error if there is too little of it */
export function putBytes(pdfium: Pdfium, bytes: Uint8Array): number {
  const place = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (place === 0) throw new Error('PDFium has no memory for a file.');
  memoryOf(pdfium).set(bytes, place);
  return place;
}

/** PDFium's memory as it is now: it is replaced when it grows. */
export const memoryOf = ({ pdfium }: Pdfium): Uint8Array => pdfium.HEAPU8;
