import { Button } from '@/components/Button';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const Bar = styled('div', {
  position: 'sticky',
  insetBlockEnd: '$space$3',
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $2 $2 $4',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$overlay',
  '& > :first-child': { flex: 1 },
});

interface SaveBarProps {
  pending: boolean;
  /** Why saving is disabled. */
  disabledReason?: string | undefined;
  /** @default 'Save changes' */
  saveLabel?: string;
  onDiscard: () => void;
  onSave: () => void;
}

/** Bar at the foot of a page while it has unsaved changes. */
export function SaveBar({
  pending,
  disabledReason,
  saveLabel = 'Save changes',
  onDiscard,
  onSave,
}: SaveBarProps) {
  return (
    <Bar role="group" aria-label="Unsaved changes" data-foot-bar data-testid="gpf-save-bar">
      <Text weight="medium">Not saved yet</Text>
      <Button disabled={pending} onClick={onDiscard}>
        Discard
      </Button>
      <Button intent="primary" pending={pending} disabledReason={disabledReason} onClick={onSave}>
        {saveLabel}
      </Button>
    </Bar>
  );
}
