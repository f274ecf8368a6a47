import { isGone, requestIdOf } from '@/api/http';
import { Button } from '@/components/Button';
import { NotFoundDrawing, ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { RequestId } from '@/components/RequestId';

interface FailedSectionProps {
  /** Title of the error, such as "The user could not be loaded". */
  title: string;
  error: Error;
  onRetry: () => void;
  /**
   * The list of similar objects, offered if this one is deleted: `what` is the kind, "user group"; `list` and `href`
   * are name and address of the list. Retrying would not help.
   * @default the object can't be deleted
   */
  others?: { readonly what: string; readonly list: string; readonly href: string } | undefined;
}

/** Replaces a section whose object could not be loaded or is missing. */
export function FailedSection({ title, error, onRetry, others }: FailedSectionProps) {
  const requestId = requestIdOf(error);
  if (others && isGone(error))
    return (
      <EmptySection
        image={<NotFoundDrawing />}
        title={`This ${others.what} is not there`}
        description="It was deleted or never existed."
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
