import { errorDetail, ResponseError } from '@/api/http';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useSession, useView } from '../core/SessionContext';

interface SaveFailureProps {
  /** Opens the version another user saved; undefined if the template was never saved. */
  onOpenTheirs?: () => void;
  onSaveAs: () => void;
  onDownload: () => void;
}

/** Shows why a template is not saved: offers a retry, or after another user's save, all ways to go on. */
export function TemplateSaveFailure({ onOpenTheirs, onSaveAs, onDownload }: SaveFailureProps) {
  const session = useSession();
  const saveState = useView((view) => view.saveState);
  const failure = useView((view) => view.failure);
  if (saveState !== 'failed') return null;
  const isConflict = onOpenTheirs !== undefined && failure instanceof ResponseError && failure.status === 409;
  const isRefused = failure instanceof ResponseError && failure.status === 403;
  if (!isConflict)
    return (
      <ErrorMessage
        error={failure as Error}
        message={errorDetail(failure)}
        // A user who may no longer save keeps the design as a download.
        action={
          isRefused && (
            <Button size="s" onClick={onDownload}>
              Download as JSON
            </Button>
          )
        }
      >
        Not saved.
      </ErrorMessage>
    );
  const openTheirs = () => {
    session.abandon();
    onOpenTheirs();
  };
  return (
    <ErrorMessage
      error={failure}
      message={errorDetail(failure)}
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={openTheirs}>
            Open theirs
          </Button>
          <Button size="s" onClick={onSaveAs}>
            Save as a new template
          </Button>
          <Button size="s" onClick={() => void session.save({ overwrites: true })}>
            Overwrite
          </Button>
        </Inline>
      }
    >
      Not saved.
    </ErrorMessage>
  );
}
