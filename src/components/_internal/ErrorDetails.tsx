import { RequestId } from '@/components/RequestId';
import { styled } from '@/components/theme';

const Summary = styled('summary', { width: 'fit-content', cursor: 'pointer', focusRing: 2 });
const Said = styled('code', {
  display: 'block',
  fontFamily: '$mono',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

/** Whatever was thrown; of a failed request it may carry the id. */
function requestIdOf(error: unknown): string | undefined {
  return (error as { requestId?: string } | undefined)?.requestId;
}

/** What an operator can go by: the id of the request that failed, else what was thrown, on demand. */
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
