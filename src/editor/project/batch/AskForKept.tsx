import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { countOf } from '@/domain/format';
import type { BatchSession } from './BatchSession';
import type { FoundRows } from './RowKeeping';

interface AskForKeptProps {
  session: BatchSession;
  found: FoundRows;
}

/** Asks which rows to keep if this browser has unsaved rows and the project has others. */
export function AskForKept({ session, found: { own = [], stored } }: AskForKeptProps) {
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={() => session.answer('own')}>
            Use the rows of this browser
          </Button>
          <Button size="s" onClick={() => session.answer('stored')}>
            Use the rows of the project
          </Button>
        </Inline>
      }
    >
      This browser has {countOf(own.length, 'row')} that {own.length === 1 ? 'was' : 'were'} not saved. The
      project has {countOf(stored.rows.length, 'row')}, saved elsewhere. Choose which to keep.
    </InlineMessage>
  );
}
