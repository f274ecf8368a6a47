import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { attachmentOf } from '@/domain/attachment';
import { FILE_HEADERS } from './securityHeaders';
import { TaskStarted } from './TaskStarted';

type Content = string | Buffer | Readable;

interface FileAnswerOptions {
  /**
   * The content, or what makes it; that is not asked by whoever has the file already, see `version`. What takes long answers
   * a task in its place.
   */
  content: Content | (() => Promise<Content | TaskStarted>);
  /** The media type. */
  type: string;
  /** In bytes; needed for a stream whose length is to be told. */
  size?: number;
  /** What a browser saves it as. With it the answer is an attachment, without it a page may show it as a picture. */
  fileName?: string;
  /** Names this content among all that the address ever answers. Who asks keeps it and asks whether it still holds. */
  version?: string;
}

/** An answer that is a file. Whatever it holds, a browser takes it neither for a page nor for a script. */
export class FileAnswer {
  readonly options: FileAnswerOptions;

  constructor(options: FileAnswerOptions) {
    this.options = options;
  }
}

/** Sends a file with the headers that keep it one; 304 to whoever has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { options }: FileAnswer,
): Promise<FastifyReply> {
  const { content, type, size, fileName, version } = options;
  reply.headers(FILE_HEADERS);
  if (version !== undefined) {
    const etag = `"${version}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  }
  const sent = typeof content === 'function' ? await content() : content;
  if (sent instanceof TaskStarted)
    return reply.removeHeader('etag').header('cache-control', 'no-store').status(202).send(sent.body);
  reply.header('content-type', type);
  if (size !== undefined) reply.header('content-length', size);
  if (fileName !== undefined) reply.header('content-disposition', attachmentOf(fileName));
  return reply.serializer((payload: unknown) => payload as string).send(sent);
}
