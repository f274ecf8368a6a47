import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { boundingBox, type BoundingBox } from './boundingBox';
import { POSTSCRIPT_LIMITS } from './postScriptLimits';
import { PostScriptError } from './PostScriptError';

/** Bytes at either end of a file that are searched for its bounding box. */
const COMMENT_BYTES = 65_536;
/** Marks a file with a preview for programs without PostScript (EPSF 3.0, 5.2); the offsets of its parts follow. */
const WITH_PREVIEW = 0xc5d0d3c6;
const PREVIEW_HEADER_BYTES = 12;

/**
 * Copies the program of a PostScript file to another file, after comments with its size, in the only form that
 * Ghostscript crops by. @throws PostScriptError without a size, or for a large file
 */
export async function copyProgram(path: string, target: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, to: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, to - from)), { position: from });
      return buffer.subarray(0, bytesRead);
    };
    const { start, end } = programIn(await read(0, Math.min(size, PREVIEW_HEADER_BYTES)), size);
    if (end - start > POSTSCRIPT_LIMITS.bytes)
      throw new PostScriptError(
        `The PostScript can’t be placed: ${POSTSCRIPT_LIMITS.bytes / 1_000_000} MB are the most.`,
      );
    const comments = [
      await read(start, Math.min(end, start + COMMENT_BYTES)),
      await read(Math.max(start, end - COMMENT_BYTES), end),
    ].map((bytes) => bytes.toString('latin1'));
    const box = requireSize(boundingBox(comments[0] ?? '', comments[1] ?? ''));
    async function* program() {
      yield Buffer.from(headerOf(box), 'latin1');
      yield* createReadStream(path, { start, end: end - 1 });
    }
    await pipeline(program, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  } finally {
    await file.close();
  }
}

/** Finds the first and last byte of the program. @throws PostScriptError when the file ends too early */
function programIn(header: Buffer, size: number): { start: number; end: number } {
  if (header.length < PREVIEW_HEADER_BYTES || header.readUInt32BE() !== WITH_PREVIEW)
    return { start: 0, end: size };
  const start = header.readUInt32LE(4);
  const end = start + header.readUInt32LE(8);
  if (start >= end || end > size) throw new PostScriptError('The PostScript can’t be read: it is damaged.');
  return { start, end };
}

function requireSize(box: BoundingBox | undefined): BoundingBox {
  if (!box)
    throw new PostScriptError(
      'The PostScript has no bounding box (%%BoundingBox): save it as EPS again, or as PDF.',
    );
  const [left, bottom, right, top] = box;
  if (Math.max(right - left, top - bottom) > POSTSCRIPT_LIMITS.side)
    throw new PostScriptError(
      `The PostScript can’t be placed: ${POSTSCRIPT_LIMITS.side} points are the most for a side.`,
    );
  return box;
}

const headerOf = (box: BoundingBox): string => {
  const [left, bottom, right, top] = box;
  const whole = [Math.floor(left), Math.floor(bottom), Math.ceil(right), Math.ceil(top)];
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: ${whole.join(' ')}`,
    `%%HiResBoundingBox: ${box.join(' ')}`,
    '%%EndComments\n',
  ].join('\n');
};
