import { useState } from 'react';
import { errorDetail, isStale } from '@/api/http';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useBatchView, type BatchSession } from './BatchSession';

/** Shows why the rows are not saved: offers a retry, or after a change elsewhere, a choice between both versions. */
export function RowsFailure({ session }: { session: BatchSession }) {
  const failure = useBatchView(session, (view) => (view.saveState === 'failed' ? view.failure : undefined));
  const [loadFault, setLoadFault] = useState<unknown>();
  if (failure === undefined) return null;
  if (!isStale(failure))
    return (
      <ErrorMessage
        error={failure as Error}
        action={
          <Button size="s" onClick={() => void session.save()}>
            Retry
          </Button>
        }
      >
        The rows are not saved.
      </ErrorMessage>
    );
  const load = async () => {
    setLoadFault(undefined);
    await session.loadNewer().catch(setLoadFault);
  };
  return (
    <ErrorMessage
      error={failure as Error}
      message={
        loadFault === undefined
          ? 'Loading the newer rows replaces those of this table. Undo brings them back.'
          : errorDetail(loadFault)
      }
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={() => void load()}>
            Load the newer rows
          </Button>
          <Button size="s" onClick={() => void session.overwrite()}>
            Save these rows instead
          </Button>
        </Inline>
      }
    >
      The rows were changed in another window.
    </ErrorMessage>
  );
}
