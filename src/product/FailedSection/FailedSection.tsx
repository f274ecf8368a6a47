import { isGone, requestIdOf } from '@/api/http';
import { Button } from '@/components/Button';
import { NotFoundDrawing, ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { RequestId } from '@/components/RequestId';

interface FailedSectionProps {
  /** What could not be loaded: "The user could not be loaded". */
  title: string;
  error: Error;
  onRetry: () => void;
  /**
   * Where others like it are, for what may be gone: `what` is the thing, "user group", `href` its list and `list` what that
   * is called. Trying again would bring back nothing.
   * @default nothing that can be gone
   */
  others?: { readonly what: string; readonly list: string; readonly href: string } | undefined;
}

/** Stands where a screen has nothing to show, because what it is about could not be loaded or is not there. */
export function FailedSection({ title, error, onRetry, others }: FailedSectionProps) {
  const requestId = requestIdOf(error);
  if (others && isGone(error))
    return (
      <EmptySection
        image={<NotFoundDrawing />}
        title={`This ${others.what} is not there`}
        description="It has been deleted, or was never here."
        action={<LinkButton href={others.href}>See {others.list}</LinkButton>}
      />
    );
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
