import { Check, CircleAlert } from 'lucide-react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Spinner } from '@/components/Spinner';
import { Text } from '@/components/Text';
import type { BrandKitDraft } from './useBrandKitDraft';

const WORDS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved', conflict: 'Not saved' } as const;

/** Shows whether the changes are saved. */
export function SaveMark({ state }: Pick<BrandKitDraft, 'state'>) {
  return (
    <Inline gap="1" role="status">
      {state.kind === 'saving' ? (
        <Spinner size="s" label="" />
      ) : (
        <Icon glyph={state.kind === 'saved' ? Check : CircleAlert} size="s" />
      )}
      <Text size="small" tone="muted">
        {WORDS[state.kind]}
      </Text>
    </Inline>
  );
}

interface SaveProblemProps extends Pick<BrandKitDraft, 'state' | 'save'> {
  /** Discards the changes for the saved state. */
  onReload: () => void;
}

/** Explains why a kit could not be saved, with actions. */
export function SaveProblem({ state, save, onReload }: SaveProblemProps) {
  if (state.kind === 'failed')
    return (
      <InlineMessage
        kind="NEGATIVE"
        action={
          <Button size="s" onClick={() => save()}>
            Retry
          </Button>
        }
      >
        Not saved: {state.reason} Your changes stay here until you leave.
      </InlineMessage>
    );
  if (state.kind !== 'conflict') return null;
  return (
    <InlineMessage
      kind="NEGATIVE"
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={onReload}>
            Load theirs
          </Button>
          <Button size="s" onClick={() => save({ force: true })}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      Not saved: {state.reason} Load the saved version and lose your last changes, or overwrite it with yours.
    </InlineMessage>
  );
}
