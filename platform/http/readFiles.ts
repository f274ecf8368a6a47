import type { FastifyRequest } from 'fastify';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { Problem, problemOf } from './Problem';
import { plainFileName } from './readUpload';

/** A file of a form, in memory. */
export interface SentFile {
  /** The sender's name for it, without folders. */
  fileName: string;
  content: Buffer;
}

/**
 * Yields the parts `file` of a form one by one, with only one in memory at a time.
 * @throws Problem 415 for another body, 400 without such a part or with more than `most`, 413 for a file above
 * `largest` bytes
 */
export async function* readFiles(
  request: FastifyRequest,
  { most, largest }: { most: number; largest: number },
): AsyncGenerator<SentFile> {
  if (!request.isMultipart()) throw new Problem(415, FORM_NEEDED);
  let count = 0;
  // A refused body is still read to its end; otherwise the connection could not be reused.
  let refusal: Problem | undefined;
  for await (const part of request.files({ limits: { files: most + 1, fileSize: largest + 1 } })) {
    if (part.fieldname === 'file') count += 1;
    if (part.fieldname !== 'file') refusal ??= problemOf(invalidField('file', 'is required'));
    if (count > most)
      refusal ??= problemOf(invalidField('file', `At most ${most} files are accepted at once.`));
    if (refusal) {
      part.file.resume();
      continue;
    }
    const pieces: Buffer[] = [];
    for await (const piece of part.file) pieces.push(piece as Buffer);
    const content = Buffer.concat(pieces);
    const fileName = plainFileName(part.filename);
    if (content.length > largest)
      refusal = new Problem(413, `${fileName} has more than ${largest / 1_000_000} MB.`);
    else yield { fileName, content };
  }
  if (refusal) throw refusal;
  if (count === 0) throw problemOf(invalidField('file', 'is required'));
}
