import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { Problem, problemOf } from './Problem';

/** Most bytes one file may have. */
export const LARGEST_UPLOAD = 2 * 1024 ** 3;

/** A file that comes in with a form. */
export interface Upload {
  /** As whoever sends it calls it, without any folders. */
  fileName: string;
  /** Its bytes as they come, to be read once; the rest is thrown away when the reader stops. */
  content: AsyncIterable<Uint8Array>;
}

/** The part `file` of a form, as it comes. @throws Problem 415 for another body, 400 without that part */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, FORM_NEEDED);
  const part = await request.file({ limits: { files: 1, fileSize: LARGEST_UPLOAD } });
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw problemOf(invalidField('file', 'is required'));
  }
  return { fileName: plainFileName(part.filename), content: toTheEnd(part.file) };
}

/** The name of a file without folders. Browsers write a quotation mark in it as `%22` (HTML, multipart/form-data). */
export const plainFileName = (sent: string): string =>
  sent.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';

/** A stream that is read to its end even if nobody wants the rest, or the connection could not be used again. */
async function* toTheEnd(stream: Readable): AsyncIterable<Uint8Array> {
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Uint8Array;
  } finally {
    stream.resume();
  }
}
