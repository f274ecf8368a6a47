import { CircleAlert, CircleCheck, Clock, CopyX, MailWarning, UserCheck, UserPlus, X } from 'lucide-react';
import { Badge, type BadgeProps } from '@/components/Badge';
import { IconButton } from '@/components/IconButton';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import type { InviteeState } from '@/domain/email';
import type { OperationResult } from '@/domain/user';
import type { Invitee } from './useInvitees';

type Mark = Pick<BadgeProps, 'tone' | 'icon'> & { word: string };

const STATES: Record<InviteeState, Mark> = {
  new: { tone: 'informative', icon: UserPlus, word: 'New' },
  pending: { tone: 'caution', icon: Clock, word: 'Invited before' },
  member: { tone: 'neutral', icon: UserCheck, word: 'Member already' },
  invalid: { tone: 'negative', icon: CircleAlert, word: 'Not an address' },
  duplicate: { tone: 'neutral', icon: CopyX, word: 'There twice' },
};

const RESULTS: Record<OperationResult, Mark> = {
  Success: { tone: 'positive', icon: CircleCheck, word: 'Invited' },
  Failure: { tone: 'negative', icon: CircleAlert, word: 'Not invited' },
  SendingPasswordResetEmailFailure: { tone: 'caution', icon: MailWarning, word: 'Added, mail not sent' },
};

/** How an address stands, in a word or two; the result once there is one. */
export function inviteeWord({ state, result }: Invitee): string {
  return (result ? RESULTS[result.status] : STATES[state]).word;
}

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10.5rem auto',
  gridTemplateAreas: '"address mark remove" "detail detail detail"',
  alignItems: 'center',
  columnGap: '$2',
  rowGap: '$1',
  '@mobile': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"address remove" "mark mark" "detail detail"',
    paddingBlockEnd: '$2',
  },
});

interface InviteeRowProps {
  invitee: Invitee;
  /** Place in the list, from 1. */
  place: number;
  disabled: boolean;
  onEdit: (address: string) => void;
  onRemove: () => void;
}

/** One address of the sheet: to be mended until it has been invited, with how it stands beside it. */
export function InviteeRow({ invitee, place, disabled, onEdit, onRemove }: InviteeRowProps) {
  const { address, state, result } = invitee;
  const { word, ...mark } = result ? RESULTS[result.status] : STATES[state];
  const isDone = result?.status === 'Success';
  return (
    <Row data-state={result?.status ?? state} data-testid="gpf-invitee">
      <div style={{ gridArea: 'address' }}>
        {isDone ? (
          <Text truncate>{address}</Text>
        ) : (
          <TextField
            label={`Address ${place}`}
            hideLabel
            value={address}
            readOnly={disabled}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onEdit(event.target.value)}
          />
        )}
      </div>
      <span style={{ gridArea: 'mark' }}>
        <Badge {...mark}>{word}</Badge>
      </span>
      <span style={{ gridArea: 'remove' }}>
        <IconButton
          icon={X}
          size="s"
          label={`Remove ${address || `address ${place}`}`}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
      {result?.detail && !isDone && (
        <Text size="small" tone="muted" css={{ gridArea: 'detail' }}>
          {result.detail}
        </Text>
      )}
    </Row>
  );
}
