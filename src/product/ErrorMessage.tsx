import type { ReactNode } from 'react';
import { errorDetail, requestIdOf } from '@/api/http';
import { InlineMessage } from '@/components/InlineMessage';
import { RequestId } from '@/components/RequestId';

interface ErrorMessageProps {
  /** The error; without one nothing is shown. */
  error: Error | null | undefined;
  /**
   * The reason, in words.
   * @default the text a notification would show
   */
  message?: string | undefined;
  /** A way to recover, such as a button. */
  action?: ReactNode;
  /** Text before the reason: what failed. */
  children?: ReactNode;
}

/** Shows an error next to the control it belongs to, with the request id. */
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
