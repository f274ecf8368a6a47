import { Download } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { countUsers } from '@/domain/users';
import { exportInvitees } from './exportInvitees';
import type { Invitee } from './useInvitees';

/* Beside its button if there is room; above it on a phone. */
const Reason = styled(Text, {
  flex: '1 1 12rem',
  alignSelf: 'center',
  minWidth: 0,
  '@mobile': { flexBasis: 'auto' },
});

interface InviteFooterProps {
  invitees: readonly Invitee[];
  /** Number of addresses in the next request. */
  count: number;
  isPending: boolean;
  /** Why nothing can be sent now. */
  reason: string | undefined;
  /** Stops the task that sends; none for a few addresses. */
  onStop: (() => void) | undefined;
  isStopping: boolean;
  onClose: () => void;
}

/** The buttons of the sheet, and the reason why it can't be sent. */
export function InviteFooter({
  invitees,
  count,
  isPending,
  reason,
  onStop,
  isStopping,
  onClose,
}: InviteFooterProps) {
  const reasonId = useId();
  const wasSent = invitees.some(({ result }) => result !== undefined);
  const isRepeat = invitees.every(({ isSendable, result }) => !isSendable || result !== undefined);
  const verb = isRepeat ? `Try again for ${countUsers(count)}` : `Invite ${countUsers(count)}`;
  /* After all are sent there is nothing to send, and no reason to show. */
  const isOver = wasSent && count === 0 && !isPending;
  return (
    <>
      {reason && !isOver && (
        <Reason id={reasonId} size="small" tone="muted">
          {reason}
        </Reason>
      )}
      {wasSent && (
        <Button startIcon={Download} onClick={() => exportInvitees(invitees)}>
          Export the result
        </Button>
      )}
      {onStop ? (
        <Button pending={isStopping} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button disabled={isPending} intent={isOver ? 'primary' : 'neutral'} onClick={onClose}>
          {wasSent ? 'Close' : 'Cancel'}
        </Button>
      )}
      {!isOver && (
        <Button
          type="submit"
          intent="primary"
          pending={isPending}
          disabled={reason !== undefined}
          aria-describedby={reason ? reasonId : undefined}
        >
          {count === 0 ? 'Invite users' : verb}
        </Button>
      )}
    </>
  );
}
