import { STATUS_MESSAGES, type StatusMessages } from '@/domain/failure';

/** A fault of one field of the request's body. */
interface FieldError {
  /** Where in the body, with dots. */
  readonly field: string;
  readonly message: string;
}

/** The body of an error, as far as it has the shape of the contract's Problem. */
export interface ProblemBody {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly instance?: string;
  readonly message?: string;
  readonly error?: string;
  readonly errors?: readonly FieldError[];
}

interface Failure {
  readonly status: number;
  readonly statusText: string;
  readonly body: ProblemBody;
  readonly headers?: Headers | undefined;
  readonly messages?: StatusMessages | undefined;
  /** In place of the message that the status gives. */
  readonly message?: string | undefined;
}

function messageOf({ status, statusText, body, messages = {} }: Failure): string {
  const own = (messages as Readonly<Record<number, string | undefined>>)[status];
  const standard = (STATUS_MESSAGES as Readonly<Record<number, string | undefined>>)[status];
  const server = body.error || body.detail || body.message || body.title || statusText;
  return own ?? standard ?? (server || `The platform answered with status ${status}.`);
}

/**
 * An answer outside 200 to 299, or one that cannot be read. The message is fit to be shown: the caller's or the
 * standard one for 400, 401, 403, 404 and 500, the server's error field for any other status (reading 8).
 */
export class ResponseError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** What the server said; empty when it said nothing that can be read. */
  readonly body: ProblemBody;
  /** By which the operator finds the call in the logs of the platform. */
  readonly requestId: string | undefined;
  /** Milliseconds after which the platform wants to be asked again, by `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure) {
    super(failure.message ?? messageOf(failure));
    this.name = 'ResponseError';
    this.status = failure.status;
    this.statusText = failure.statusText;
    this.body = failure.body;
    this.requestId = failure.headers?.get('x-request-id') ?? undefined;
    this.retryAfter = retryAfterOf(failure.headers);
  }
}

/** `Retry-After` as a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const value = headers?.get('Retry-After');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** Reads an error body; whatever is not JSON, not an object or of another shape is left out. */
export function parseProblem(text: string): ProblemBody {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return {};
  }
  if (!isRecord(json)) return {};
  const texts = ['type', 'title', 'detail', 'instance', 'message', 'error'].filter(
    (key) => typeof json[key] === 'string',
  );
  return {
    ...Object.fromEntries(texts.map((key) => [key, json[key]])),
    ...(typeof json.status === 'number' ? { status: json.status } : {}),
    ...(Array.isArray(json.errors) ? { errors: json.errors.filter(isFieldError) } : {}),
  };
}
