import { STATUS_MESSAGES, type StatusMessages } from '@/domain/failure';

/** The fault of a field in a request body. */
interface FieldError {
  /** The path in the body, with dots. */
  readonly field: string;
  readonly message: string;
}

/** The body of an error, limited to fields of the contract's Problem. */
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
  /** Replaces the default message of the status. */
  readonly message?: string | undefined;
}

function messageOf({ status, statusText, body, messages = {} }: Failure): string {
  const own = (messages as Readonly<Record<number, string | undefined>>)[status];
  const standard = (STATUS_MESSAGES as Readonly<Record<number, string | undefined>>)[status];
  const server = body.error || body.detail || body.message || body.title || statusText;
  return own ?? standard ?? (server || `The platform answered with status ${status}.`);
}

/**
 * An answer outside 200 to 299, or an unreadable one. Its message can be displayed: the caller's or the default one for
 * 400, 401, 403, 404 and 500, the server's error field for other statuses (reading 8).
 */
export class ResponseError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The server's error body; empty if it is unreadable. */
  readonly body: ProblemBody;
  /** The id that operators find in the platform's logs. */
  readonly requestId: string | undefined;
  /** Milliseconds until the call may be repeated, by `Retry-After`. */
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

/** Parses `Retry-After` as a number of seconds or a date (RFC 9110, 10.2.3). */
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

/** Parses an error body; anything that is invalid JSON or has another shape is left out. */
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
