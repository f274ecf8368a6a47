import { useQueryClient } from '@tanstack/react-query';
import { errorDetail, ResponseError } from '@/api/http';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi } from '@/product/FeatureContext';
import { useSession, useView } from '../core/SessionContext';

interface SaveFailureProps {
  environment: EnvironmentDetail;
  /** None while it was never saved. */
  templateId: string | undefined;
  onSaveAs: () => void;
  onDownload: () => void;
}

/** Why a template is not saved: again where that may help, and all ways on where somebody else has saved it. */
export function SaveFailure({ environment, templateId, onSaveAs, onDownload }: SaveFailureProps) {
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const saveState = useView((view) => view.saveState);
  const failure = useView((view) => view.failure);
  if (saveState !== 'failed' || templateId === undefined) return null;
  const isConflict = failure instanceof ResponseError && failure.status === 409;
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
  const openTheirs = async () => {
    session.abandon();
    await client.resetQueries(templateQueries(api, environment).one(templateId));
  };
  return (
    <ErrorMessage
      error={failure}
      message={errorDetail(failure)}
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={() => void openTheirs()}>
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
