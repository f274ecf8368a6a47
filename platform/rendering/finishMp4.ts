import { colourBox, describeDecoder } from './describeBt709';
import { contentOf, readBoxes, readUint32s, uint32, writeBox, type Box } from './mp4Boxes';

/** Boxes that contain only boxes. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Bytes of a table before its entries: version and flags, and their number. */
const TABLE_HEAD = 8;
/** Bytes of the sizes of samples before their entries: one size for all comes first. */
const SIZES_HEAD = 12;
/** Bytes of a description of samples before its boxes. */
const AVC1_HEAD = 78;
/** A slice of a picture that depends on no other (H.264, table 7-1). */
const IDR_SLICE = 5;
/** Bytes of the length before each unit of a sample. */
const UNIT_LENGTH = 4;

const rewrite = (boxes: readonly Box[], edit: (box: Box) => Uint8Array): Uint8Array =>
  Buffer.concat(boxes.map(edit));

/** Lists the samples, from 1, that can be shown without earlier ones. They are consecutive in `media`. */
function findKeyFrames(media: Uint8Array, sizes: readonly number[]): number[] {
  const found: number[] = [];
  let at = 0;
  for (const [index, size] of sizes.entries()) {
    if (((media[at + UNIT_LENGTH] ?? 0) & 31) === IDR_SLICE) found.push(index + 1);
    at += size;
  }
  if (at !== media.length) throw new Error('The film has more than its samples.');
  return found;
}

const writeTable = (type: string, entries: readonly number[]): Uint8Array =>
  writeBox(type, uint32(0), uint32(entries.length), ...entries.map(uint32));

/** Adds the colours to the description of samples. */
const describeSamples = (descriptions: Uint8Array): Uint8Array =>
  Buffer.concat([
    descriptions.subarray(0, TABLE_HEAD),
    rewrite(readBoxes(descriptions.subarray(TABLE_HEAD)), ({ type, content }) => {
      const boxes = readBoxes(content.subarray(AVC1_HEAD));
      const described = rewrite(boxes, (box) =>
        writeBox(box.type, box.type === 'avcC' ? describeDecoder(box.content) : box.content),
      );
      return writeBox(type, content.subarray(0, AVC1_HEAD), described, colourBox());
    }),
  ]);

/** Rewrites the header. @param moved bytes by which the samples move back */
function writeHeader(header: Uint8Array, media: Uint8Array, moved: number): Uint8Array {
  const edit = ({ type, content }: Box): Uint8Array => {
    if (type === 'stsd') return writeBox(type, describeSamples(content));
    if (type === 'stco')
      return writeTable(
        type,
        readUint32s(content, TABLE_HEAD).map((offset) => offset + moved),
      );
    if (!HOLDERS.has(type)) return writeBox(type, content);
    const boxes = readBoxes(content);
    if (type !== 'stbl') return writeBox(type, rewrite(boxes, edit));
    const sizes = readUint32s(contentOf(boxes, 'stsz'), SIZES_HEAD);
    return writeBox(type, rewrite(boxes, edit), writeTable('stss', findKeyFrames(media, sizes)));
  };
  return edit({ type: 'moov', content: header });
}

/**
 * Completes a video of our encoder for players: adds its colours (BT.709 in limited range, in container and stream) and
 * the frames for seeking. Moves the header before the media, so that a browser starts before all has arrived.
 */
export function finishMp4(film: Uint8Array): Uint8Array {
  const boxes = readBoxes(film);
  const [media, header] = [contentOf(boxes, 'mdat'), contentOf(boxes, 'moov')];
  const start = writeBox('ftyp', contentOf(boxes, 'ftyp'));
  const before = media.byteOffset - film.byteOffset;
  const size = writeHeader(header, media, 0).length;
  const after = start.length + size + UNIT_LENGTH + 'mdat'.length;
  return Buffer.concat([start, writeHeader(header, media, after - before), writeBox('mdat', media)]);
}
