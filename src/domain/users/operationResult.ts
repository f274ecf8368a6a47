/** The result of an operation on a user or password, such as an invitation (sections 4 and 8). */
export const OPERATION_RESULTS = ['Success', 'Failure', 'SendingPasswordResetEmailFailure'] as const;

/** The result of an operation on a user or password. */
export type OperationResult = (typeof OPERATION_RESULTS)[number];

/** Labels of the results of an invitation. */
export const INVITATION_RESULT_LABELS: Readonly<Record<OperationResult, string>> = {
  Success: 'Invited',
  Failure: 'Not invited',
  SendingPasswordResetEmailFailure: 'Added, but the mail could not be sent',
};
