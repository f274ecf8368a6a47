/** How an operation on a user or password ended, such as an invitation (sections 4 and 8). */
export const OPERATION_RESULTS = ['Success', 'Failure', 'SendingPasswordResetEmailFailure'] as const;

/** One of the results. */
export type OperationResult = (typeof OPERATION_RESULTS)[number];

/** What became of an invited address, in a few words. */
export const INVITATION_RESULT_LABELS: Readonly<Record<OperationResult, string>> = {
  Success: 'Invited',
  Failure: 'Not invited',
  SendingPasswordResetEmailFailure: 'Added, but the mail could not be sent',
};
