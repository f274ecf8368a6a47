/** Statuses a caller may give its own message for. */
type MessageStatus = 400 | 401 | 403 | 404 | 500;

/** Messages of a call for some statuses, in place of the standard ones. */
export type StatusMessages = Readonly<Partial<Record<MessageStatus, string>>>;

/** What is said of a failed call by its status, to the letter of section 8 (reading 8). */
export const STATUS_MESSAGES: Readonly<Record<MessageStatus, string>> = {
  400: 'Provided data has incorrect format.',
  401: 'Authentication expired. You need to login again.',
  403: "You're missing permission to execute this operation.",
  404: 'The requested information was not found.',
  500: 'Something went wrong. Please try again later',
};
