import { requestIdOf } from '@/api/http';
import { Button } from '@/components/Button';
import { ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { RequestId } from '@/components/RequestId';

interface FailedSectionProps {
  /** What could not be loaded: "The user could not be loaded". */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Stands where a screen has nothing to show, because what it is about could not be loaded. */
export function FailedSection({ title, error, onRetry }: FailedSectionProps) {
  const requestId = requestIdOf(error);
  return (
    <EmptySection
      image={<ServerErrorDrawing />}
      title={title}
      description={error.message}
      details={requestId && <RequestId id={requestId} />}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
