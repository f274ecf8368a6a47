import { InlineMessage } from '@/components/InlineMessage';
import { countOf } from '@/domain/format';

interface RowNoticeProps {
  /** Number of wrong values in the shown row. */
  faults: number;
}

/** Warns that the shown row has errors; the page omits the wrong values. */
export const RowNotice = ({ faults }: RowNoticeProps) =>
  faults > 0 && (
    <InlineMessage kind="NEGATIVE">
      This row has {countOf(faults, 'error')}. Marked values are left empty on the page.
    </InlineMessage>
  );
