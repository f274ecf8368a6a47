/** Raw pictures with their times, as a stream that ffmpeg reads from a pipe. */
export interface RawMatroska {
  /** The beginning of the stream. */
  readonly head: Uint8Array;
  /** The bytes before the pixels of a picture that is shown from this frame on. */
  readonly before: (frame: number) => Uint8Array;
}

/** Ids of elements, in hexadecimal. */
const ID = {
  ebml: '1a45dfa3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  muxingApp: '4d80',
  writingApp: '5741',
  tracks: '1654ae6b',
  track: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  trackType: '83',
  flagLacing: '9c',
  defaultDuration: '23e383',
  language: '22b59c',
  codecId: '86',
  video: 'e0',
  pixelWidth: 'b0',
  pixelHeight: 'ba',
  displayUnit: '54b2',
  fourCc: '2eb524',
  cluster: '1f43b675',
  timestamp: 'e7',
  simpleBlock: 'a3',
} as const;

const VIDEO = 1;
/** Leaves the shape of a pixel unspecified. */
const DISPLAY_UNKNOWN = 4;
/** The size of a segment that ends with the stream. */
const UNKNOWN_SIZE = Uint8Array.of(0xff);
/** The track, a time offset of zero in the cluster, and the flag of a key frame. */
const BLOCK_HEAD = Uint8Array.of(0x81, 0, 0, 0x80);

const id = (kind: keyof typeof ID): Uint8Array => Buffer.from(ID[kind], 'hex');

/** Writes a whole number in eight bytes. */
function number(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** Writes a size in eight bytes; the first byte marks this length. */
function sizeOf(bytes: number): Uint8Array {
  const size = number(bytes);
  size[0] = 1;
  return size;
}

const lengthOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Writes an element. @param following further bytes of its content, written later */
const element = (kind: keyof typeof ID, parts: readonly Uint8Array[], following = 0): Uint8Array =>
  Buffer.concat([id(kind), sizeOf(lengthOf(parts) + following), ...parts]);

/**
 * Writes Matroska (RFC 9559, in the EBML of RFC 8794) with one track of uncompressed I420 pictures, which are the
 * planes of `yuvPixels`, each in a cluster of its own. Times are counted in frames of whole nanoseconds: the error
 * after 18,000 frames is at most 9 µs. A picture stays until the next one.
 */
export function rawMatroska({
  width,
  height,
  fps,
}: {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}): RawMatroska {
  const pixels = (width * height * 3) / 2;
  const nanoseconds = number(Math.round(1_000_000_000 / fps));
  const text = (value: string) => Buffer.from(value, 'latin1');
  const video = element('video', [
    element('pixelWidth', [number(width)]),
    element('pixelHeight', [number(height)]),
    element('displayUnit', [number(DISPLAY_UNKNOWN)]),
    element('fourCc', [text('I420')]),
  ]);
  const track = element('track', [
    element('trackNumber', [number(1)]),
    element('trackUid', [number(1)]),
    element('trackType', [number(VIDEO)]),
    element('flagLacing', [number(0)]),
    element('defaultDuration', [nanoseconds]),
    element('language', [text('und')]),
    element('codecId', [text('V_UNCOMPRESSED')]),
    video,
  ]);
  return {
    head: Buffer.concat([
      element('ebml', [
        element('docType', [text('matroska')]),
        element('docTypeVersion', [number(4)]),
        element('docTypeReadVersion', [number(2)]),
      ]),
      ...[id('segment'), UNKNOWN_SIZE],
      element('info', [
        element('timestampScale', [nanoseconds]),
        element('muxingApp', [text('Platen')]),
        element('writingApp', [text('Platen')]),
      ]),
      element('tracks', [track]),
    ]),
    before: (frame) => {
      const block = element('simpleBlock', [BLOCK_HEAD], pixels);
      return element('cluster', [element('timestamp', [number(frame)]), block], pixels);
    },
  };
}
