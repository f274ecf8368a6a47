import { errorDetail, ResponseError } from '@/api/http';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useSession, useView } from '../core/SessionContext';

interface SaveFailureProps {
  /** Opens what somebody else has saved; nobody can have where it was never saved. */
  onOpenTheirs?: () => void;
  onSaveAs: () => void;
  onDownload: () => void;
}

/** Why a template is not saved: again where that may help, and all ways on where somebody else has saved it. */
export function SaveFailure({ onOpenTheirs, onSaveAs, onDownload }: SaveFailureProps) {
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
        // What was designed is not lost with the right to save it.
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
