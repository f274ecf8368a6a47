import type { ReactNode } from 'react';
import { errorDetail, requestIdOf } from '@/api/http';
import { InlineMessage } from '@/components/InlineMessage';
import { RequestId } from '@/components/RequestId';

interface ErrorMessageProps {
  /** Why it failed; nothing is shown without one. */
  error: Error | null | undefined;
  /**
   * Why, in words.
   * @default what a notification says of it
   */
  message?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  /** What failed, said first. */
  children?: ReactNode;
}

/** Says, beside what was to be saved or had, why it failed, with the id of the request. */
export function ErrorMessage({ error, message, action, children }: ErrorMessageProps) {
  if (!error) return null;
  const requestId = requestIdOf(error);
  return (
    <InlineMessage kind="NEGATIVE" action={action}>
      {children} {message ?? errorDetail(error)}
      {requestId && (
        <div>
          <RequestId id={requestId} />
        </div>
      )}
    </InlineMessage>
  );
}
