import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { Problem, problemOf } from './Problem';

/** Most bytes of one file. */
export const LARGEST_UPLOAD = 2 * 1024 ** 3;

/** A file received with a form. */
export interface Upload {
  /** The sender's name for it, without folders. */
  fileName: string;
  /** Its bytes as a stream, readable once; the rest is discarded when the reader stops. */
  content: AsyncIterable<Uint8Array>;
}

/** Opens the part `file` of a form as a stream. @throws Problem 415 for another body, 400 without that part */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, FORM_NEEDED);
  const part = await request.file({ limits: { files: 1, fileSize: LARGEST_UPLOAD } });
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw problemOf(invalidField('file', 'is required'));
  }
  return { fileName: plainFileName(part.filename), content: toTheEnd(part.file) };
}

/** Removes folders from a file name. Browsers write a quotation mark in it as `%22` (HTML, multipart/form-data). */
export const plainFileName = (sent: string): string =>
  sent.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';

/** Reads a stream to its end even when the consumer stops; otherwise the connection could not be reused. */
async function* toTheEnd(stream: Readable): AsyncIterable<Uint8Array> {
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Uint8Array;
  } finally {
    stream.resume();
  }
}
