import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { FILE_HEADERS } from './securityHeaders';

interface FileAnswerOptions {
  content: string | Buffer | Readable;
  /** The media type. */
  type: string;
  /** In bytes; needed for a stream whose length is to be told. */
  size?: number;
  /** What a browser saves it as. With it the answer is an attachment, without it a page may show it as a picture. */
  fileName?: string;
  /** How long who asks may keep it; not at all if left out. */
  cacheControl?: string;
}

/** An answer that is a file. Whatever it holds, a browser takes it neither for a page nor for a script. */
export class FileAnswer {
  readonly options: FileAnswerOptions;

  constructor(options: FileAnswerOptions) {
    this.options = options;
  }
}

/** `name` as the header has it: as ASCII for old programs, and whole (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Sends a file with the headers that keep it one. */
export function sendFile(reply: FastifyReply, { options }: FileAnswer): FastifyReply {
  const { content, type, size, fileName, cacheControl } = options;
  reply.headers(FILE_HEADERS).header('content-type', type);
  if (size !== undefined) reply.header('content-length', size);
  if (fileName !== undefined) reply.header('content-disposition', attachment(fileName));
  if (cacheControl) reply.header('cache-control', cacheControl);
  return reply.serializer((payload: unknown) => payload as string).send(content);
}
