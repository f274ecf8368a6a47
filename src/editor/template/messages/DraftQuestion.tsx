import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { formatDateTime } from '@/domain/format';

interface DraftQuestionProps {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** Whether somebody has saved the template since. */
  isOutdated: boolean;
  onRecover: () => void;
  onDrop: () => void;
}

/** Asks what becomes of changes that were not saved before the editor was closed. */
export function DraftQuestion({ at, isOutdated, onRecover, onDrop }: DraftQuestionProps) {
  return (
    <InlineMessage
      kind="NEUTRAL"
      action={
        <Inline gap="2">
          <Button size="s" onClick={onRecover}>
            Recover
          </Button>
          <Button size="s" intent="ghost" onClick={onDrop}>
            Drop them
          </Button>
        </Inline>
      }
    >
      Changes of {formatDateTime(new Date(at)).text} were not saved.
      {isOutdated && ' The template was saved since; you are asked when you save.'}
    </InlineMessage>
  );
}
