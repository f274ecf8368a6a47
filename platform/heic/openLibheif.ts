import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import { HEIC_LIMITS } from './heicLimits';

/** The functions of libheif in use (heif.h), by their names in C. They write errors to the first parameter. */
export interface Libheif {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory(
    error: number,
    context: number,
    start: number,
    bytes: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, target: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    target: number,
    space: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}
type Imports = Readonly<Record<string, unknown>>;
type Factory = (options: {
  readonly wasmBinary: Uint8Array;
  readonly instantiateWasm: (imports: Imports, receive: (instance: Instance) => void) => object;
}) => Libheif;

/** The part of WebAssembly in use: the types of Node.js 20 leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly compile: (bytes: Uint8Array) => Promise<object>;
    readonly Instance: new (module: object, imports: Imports) => Instance;
    readonly Memory: new () => Memory;
  };
};

const PAGE = 65_536;
const FILE = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');

let compiled: Promise<object> | undefined;

/** Starts libheif with memory of its own, so that one file can't affect the next. */
export async function openLibheif(): Promise<Libheif> {
  compiled ??= readFile(FILE).then((bytes) => WebAssembly.compile(bytes));
  const module = await compiled;
  // Its own types omit the functions used here.
  return (libheif as unknown as Factory)({
    // The module is compiled already.
    wasmBinary: new Uint8Array(),
    instantiateWasm: (imports, receive) => {
      const instance = new WebAssembly.Instance(module, imports);
      limitMemory(instance);
      receive(instance);
      return instance.exports;
    },
  });
}

/** Limits the growth of the memory; beyond, allocations in libheif fail. */
function limitMemory({ exports }: Instance): void {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  if (!memory) throw new TypeError('This build of libheif keeps its memory elsewhere.');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > HEIC_LIMITS.memory)
      throw new RangeError('libheif may take no more memory.');
    return grow(pages);
  };
}
