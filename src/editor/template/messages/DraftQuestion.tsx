import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { formatDateTime } from '@/domain/format';
import type { FoundDraft } from '../useDocumentDraft';

interface DraftQuestionProps {
  draft: Pick<FoundDraft, 'at' | 'name'>;
  /** Whether another user has saved the template since. @default false */
  isOutdated?: boolean;
  onRecover: () => void;
  onDrop: () => void;
}

/** Asks whether to recover changes that were not saved before the editor closed. */
export function DraftQuestion({ draft, isOutdated = false, onRecover, onDrop }: DraftQuestionProps) {
  const { text: moment } = formatDateTime(new Date(draft.at));
  return (
    <InlineMessage
      kind="NEUTRAL"
      action={
        <Inline gap="2">
          <Button size="s" onClick={onRecover}>
            Recover
          </Button>
          <Button size="s" intent="ghost" onClick={onDrop}>
            {draft.name === undefined ? 'Drop them' : 'Drop it'}
          </Button>
        </Inline>
      }
    >
      {draft.name === undefined
        ? `Changes of ${moment} were not saved.`
        : `“${draft.name}” of ${moment} was never saved.`}
      {isOutdated && ' The template was saved since; you are asked when you save.'}
    </InlineMessage>
  );
}
