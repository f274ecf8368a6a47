import { useRef, useState } from 'react';
import { CircleAlert, CircleCheck, Clock, CopyX, MailWarning, UserCheck, UserPlus, X } from 'lucide-react';
import { Badge, type BadgeProps } from '@/components/Badge';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import type { InviteeState } from '@/domain/email';
import type { OperationResult } from '@/domain/users';
import { AddressField } from './AddressField';
import type { Invitee } from './useInvitees';

type Mark = Pick<BadgeProps, 'tone' | 'icon'> & { word: string };

const STATES: Record<InviteeState, Mark> = {
  new: { tone: 'informative', icon: UserPlus, word: 'New' },
  pending: { tone: 'caution', icon: Clock, word: 'Invited before' },
  member: { tone: 'neutral', icon: UserCheck, word: 'Already a member' },
  invalid: { tone: 'negative', icon: CircleAlert, word: 'Not an address' },
  duplicate: { tone: 'neutral', icon: CopyX, word: 'Listed twice' },
};

const RESULTS: Record<OperationResult, Mark> = {
  Success: { tone: 'positive', icon: CircleCheck, word: 'Invited' },
  Failure: { tone: 'negative', icon: CircleAlert, word: 'Not invited' },
  SendingPasswordResetEmailFailure: { tone: 'caution', icon: MailWarning, word: 'Added, mail not sent' },
};

/** Returns the state of an address in a word or two, or its result. */
export function inviteeWord({ state, result }: Invitee): string {
  return (result ? RESULTS[result.status] : STATES[state]).word;
}

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 1.75rem',
  gridTemplateAreas: '"address mark buttons" "detail detail detail"',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: '2.25rem',
  paddingInline: '$3 $1',
  '&:not(:last-child)': { borderBlockEnd: '1px solid $border' },
  '@mobile': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"address buttons" "mark mark" "detail detail"',
    paddingBlock: '$1',
  },
});

/* The text is the button: a click on an address opens it for editing. */
const Address = styled('button', {
  all: 'unset',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '$small',
  cursor: 'text',
  focusRing: 2,
  '&:hover': {
    textDecoration: 'underline',
    textDecorationColor: '$borderStrong',
    textUnderlineOffset: '0.2em',
  },
});

interface InviteeRowProps {
  invitee: Invitee;
  /** Position in the list, from 1. */
  place: number;
  disabled: boolean;
  onEdit: (address: string) => void;
  onRemove: () => void;
}

/** One address of the sheet: a line, a field during editing, and read-only after the invitation. */
export function InviteeRow({ invitee, place, disabled, onEdit, onRemove }: InviteeRowProps) {
  const { address, state, result } = invitee;
  const { word, ...mark } = result ? RESULTS[result.status] : STATES[state];
  const isDone = result?.status === 'Success';
  const [isEditing, setEditing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const finish = (edited: string | undefined) => {
    if (edited !== undefined && edited !== '' && edited !== address) onEdit(edited);
    setEditing(false);
  };
  return (
    <Row data-state={result?.status ?? state} data-testid="gpf-invitee">
      <div style={{ gridArea: 'address', display: 'flex', minWidth: 0 }}>
        {isDone ? (
          <Text truncate>{address}</Text>
        ) : isEditing && !disabled ? (
          <AddressField
            label={`Address ${place}`}
            address={address}
            onFinish={(edited, isByKey) => {
              finish(edited);
              if (isByKey) requestAnimationFrame(() => buttonRef.current?.focus());
            }}
          />
        ) : (
          <Address
            ref={buttonRef}
            type="button"
            aria-label={`Edit ${address}`}
            aria-disabled={disabled || undefined}
            title={address}
            onClick={() => setEditing(!disabled)}
          >
            {address}
          </Address>
        )}
      </div>
      <span style={{ gridArea: 'mark' }}>
        <Badge {...mark}>{word}</Badge>
      </span>
      {!isDone && (
        <Inline gap="0" css={{ gridArea: 'buttons', justifyContent: 'flex-end' }}>
          <IconButton icon={X} size="s" label={`Remove ${address}`} disabled={disabled} onClick={onRemove} />
        </Inline>
      )}
      {result?.detail && !isDone && (
        <Text size="small" tone="muted" css={{ gridArea: 'detail', paddingBlockEnd: '$1' }}>
          {result.detail}
        </Text>
      )}
    </Row>
  );
}
