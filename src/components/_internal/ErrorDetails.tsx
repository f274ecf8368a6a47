import { RequestId } from '@/components/RequestId';
import { styled } from '@/components/theme';

const Summary = styled('summary', { width: 'fit-content', cursor: 'pointer', focusRing: 2 });
const Said = styled('code', {
  display: 'block',
  fontFamily: '$mono',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

/** Returns the request id of an error, if it has one. */
function requestIdOf(error: unknown): string | undefined {
  return (error as { requestId?: string } | undefined)?.requestId;
}

/** Details for support: the id of the failed request, else the error itself, on demand. */
export function ErrorDetails({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  if (requestId) return <RequestId id={requestId} />;
  return (
    <details data-testid="gsc-error-details">
      <Summary>Details</Summary>
      <Said>{String(error)}</Said>
    </details>
  );
}
