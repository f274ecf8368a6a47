import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { attachmentOf } from '@/domain/attachment';
import { FILE_HEADERS } from './securityHeaders';
import { TaskStarted } from './TaskStarted';

type Content = string | Buffer | Readable;

interface FileAnswerOptions {
  /**
   * The content, or a function that makes it, skipped for callers who already have this `version`. Slow content is
   * answered with a task.
   */
  content: Content | (() => Promise<Content | TaskStarted>);
  /** The media type. */
  type: string;
  /** In bytes; a stream needs it for its length header. */
  size?: number;
  /** File name for a download. With it the response is an attachment; without it a page may show it as a picture. */
  fileName?: string;
  /** Identifies this content among all responses of the address; used as an ETag. */
  version?: string;
}

/** A file as a response. Browsers interpret it neither as a page nor as a script, whatever its content. */
export class FileAnswer {
  readonly options: FileAnswerOptions;

  constructor(options: FileAnswerOptions) {
    this.options = options;
  }
}

/** Sends a file with protective headers, or 304 to callers who already have it. */
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
