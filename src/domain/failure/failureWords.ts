/** Statuses with replaceable messages. */
type MessageStatus = 400 | 401 | 403 | 404 | 500;

/** Messages of a call that replace the standard ones. */
export type StatusMessages = Readonly<Partial<Record<MessageStatus, string>>>;

/** The messages of failed calls by status, verbatim from section 8 (reading 8). */
export const STATUS_MESSAGES: Readonly<Record<MessageStatus, string>> = {
  400: 'Provided data has incorrect format.',
  401: 'Authentication expired. You need to login again.',
  403: "You're missing permission to execute this operation.",
  404: 'The requested information was not found.',
  500: 'Something went wrong. Please try again later',
};

const ANOTHER_SIGN_IN = 'This sign-in was not started in this browser, or is over already. Sign in again.';

/** All other messages of failures. */
export const FAILURE_WORDS = {
  /** A failed write without a message of its own (section 8). */
  unknown: 'Something went wrong',
  /** Work that was stopped before it was finished. */
  stopped: 'It was stopped before it was done.',
  /** Code of the console that did not load. */
  code: 'Part of the console could not be loaded.',
  /** A link with an invalid signature. */
  link: {
    reason: 'This link is not valid.',
    advice: 'Open the complete link you were sent, or ask its sender for a new one.',
  },
  /** Errors of the identity client by their `error` code. */
  identity: {
    timeout: 'Signing in took too long. Try again.',
    cancelled: 'The sign-in window was closed before you were signed in.',
    missing_refresh_token: 'Your session can’t be renewed. Sign in again.',
    state_mismatch: ANOTHER_SIGN_IN,
    missing_transaction: ANOTHER_SIGN_IN,
    mfa_required: 'The identity provider asks for a second factor. Sign in again to give it.',
    login_required: 'You are no longer signed in at the identity provider.',
  },
  /** Messages that replace missing ones of the identity client (section 8). */
  identityFallbacks: ['Login failed', 'Get access token failed'],
  identityUnreachable: 'The identity provider could not be reached. Check your connection.',
} as const;
