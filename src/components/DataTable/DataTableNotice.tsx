import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing, ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { RequestId } from '@/components/RequestId';
import type { DataTableEmpty, DataTableError } from './types';

/** Props of {@link DataTableNotice}. */
export interface DataTableNoticeProps {
  /** Why there are no rows. */
  reason: 'error' | 'empty' | 'no-match';
  empty: DataTableEmpty;
  nouns: string;
  error: DataTableError | undefined;
  onRetry: (() => void) | undefined;
  onReset: () => void;
}

/** Explains why there are no rows, and what to do. */
export function DataTableNotice({ reason, empty, nouns, error, onRetry, onReset }: DataTableNoticeProps) {
  if (reason === 'error') {
    return (
      <EmptySection
        image={<ServerErrorDrawing />}
        title={`The ${nouns} could not be loaded`}
        {...wordsOf(error)}
        action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      />
    );
  }
  if (reason === 'no-match') {
    return (
      <EmptySection
        image={<NoMatchDrawing />}
        title={`No ${nouns} match`}
        description="Change the words or the filters, or start over."
        action={<Button onClick={onReset}>Clear search and filters</Button>}
      />
    );
  }
  return <EmptySection image={<EmptyDrawing />} {...empty} />;
}

function wordsOf(error: DataTableError | undefined) {
  if (typeof error !== 'object') return { description: error };
  const { message, requestId } = error;
  return { description: message, details: requestId && <RequestId id={requestId} /> };
}
