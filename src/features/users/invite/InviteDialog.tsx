import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorDetail } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import type { User } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import type { EnvironmentRoleHeld } from '@/domain/access';
import { countUsers, USER_TASK_LIMITS } from '@/domain/users';
import { useDiscardQuestion } from '@/product/useDiscardQuestion';
import { useApi } from '@/product/FeatureContext';
import type { Directory } from '../directory';
import type { UserPermissions } from '../userActions';
import { AddressEntry } from './AddressEntry';
import { InviteeList } from './InviteeList';
import { InviteFooter } from './InviteFooter';
import { InviteGrants } from './InviteGrants';
import { LeftOut } from './LeftOut';
import { SeatCost } from './SeatCost';
import { seatsNeeded } from './seats';
import { SentWith } from './SentWith';
import { useInvite } from './useInvite';
import { useInvitees } from './useInvitees';

interface InviteDialogProps {
  subscriptionId: string;
  subscriptionName: string;
  may: UserPermissions;
  users: readonly User[];
  directory: Directory;
  onClose: () => void;
}

/** Returns the template designer seats of a subscription; undefined while unknown, or if the caller can't give any. */
function useDesignerSeats(subscriptionId: string, isEnabled: boolean) {
  const detail = subscriptionQueries(useApi()).detail(subscriptionId);
  const { data } = useQuery({ ...detail, enabled: isEnabled });
  return data && { used: data.templateDesignerSeatsUsed, total: data.templateDesignerSeatsTotal };
}

interface Sendable {
  /** Number of addresses that can be invited. */
  readonly count: number;
  readonly wasSent: boolean;
  readonly isShortOfSeats: boolean;
}

/** Returns why nothing can be sent, or undefined. */
function explainNoInvitation({ count, wasSent, isShortOfSeats }: Sendable): string | undefined {
  if (count > USER_TASK_LIMITS.addresses)
    return `Invite ${countUsers(USER_TASK_LIMITS.addresses)} at a time, and the others afterwards.`;
  if (count === 0)
    return wasSent
      ? 'There is no user left to invite.'
      : 'Enter at least one address of a user who is not a member yet.';
  return isShortOfSeats ? 'There are not enough template designer seats.' : undefined;
}

interface InviteFailureProps {
  error: Error;
  /** Whether a task was started, which goes on without its progress. */
  isTask: boolean;
  onDismiss: () => void;
}

function InviteFailure({ error, isTask, onDismiss }: InviteFailureProps) {
  return (
    <InlineMessage
      kind="NEGATIVE"
      action={
        <Button size="s" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {isTask
        ? 'The results can no longer be shown here. The task continues; its outcome is in the list of users.'
        : 'No user was invited.'}{' '}
      {errorDetail(error)}
    </InlineMessage>
  );
}

/**
 * Invites any number of addresses at once, with groups and roles. Shows the result of each address afterwards; failed
 * ones stay, to be corrected and sent again.
 */
export function InviteDialog(props: InviteDialogProps) {
  const { subscriptionId, subscriptionName, may, users, directory, onClose } = props;
  const { invitees, leftOut, forgetLeftOut, add, edit, remove, settle } = useInvitees(users);
  const summaryRef = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState('');
  const [groupIds, setGroupIds] = useState<string[]>([]);
  const [roles, setRoles] = useState<EnvironmentRoleHeld[]>([]);
  /* Grants of sent invitations, and omitted text, no longer count as input. */
  const [isTouched, setIsTouched] = useState(false);
  const { invite, isPending, error, reset, isTask, isStopping, stop } = useInvite();
  const seats = useDesignerSeats(subscriptionId, may.assignSeats);
  const sendable = invitees.filter(({ isSendable }) => isSendable).map(({ address }) => address);
  const needed = seatsNeeded(roles, sendable, users);
  const wasSent = invitees.some(({ result }) => result !== undefined);
  const isSent = invitees.some(({ result }) => result?.status === 'Success');
  const unsent = invitees.filter(({ result }) => result?.status !== 'Success');
  const isEntered = unsent.length + groupIds.length + roles.length > 0;
  const isDirty = draft.trim() !== '' || sendable.length > 0 || (isTouched && isEntered);
  const { requestClose, question } = useDiscardQuestion(isDirty, onClose);

  const touching =
    <Value extends unknown[]>(change: (...value: Value) => void) =>
    (...value: Value) => {
      setIsTouched(true);
      change(...value);
    };

  const send = async () => {
    setIsTouched(false);
    await invite({ subscriptionId, userEmails: sendable, userGroupIds: groupIds, roles, onResults: settle });
    /* Returns to the result from the roles below. */
    summaryRef.current?.focus({ preventScroll: true });
    summaryRef.current?.scrollIntoView?.({ block: 'start' });
  };
  const reason = explainNoInvitation({
    count: sendable.length,
    wasSent,
    isShortOfSeats: seats !== undefined && needed > seats.total - seats.used,
  });
  return (
    <Dialog
      open
      placement="side"
      size="l"
      onOpenChange={(open) => !open && requestClose()}
      title="Invite users"
      description={`To ${subscriptionName}. Each gets a mail to set a password and sign in.`}
      pending={isPending}
      onSubmit={() => {
        if (!reason) void send().catch(() => undefined);
      }}
      footer={
        <InviteFooter
          invitees={invitees}
          isPending={isPending}
          reason={reason}
          count={sendable.length}
          onStop={isPending && isTask ? stop : undefined}
          isStopping={isStopping}
          onClose={requestClose}
        />
      }
    >
      <Stack gap="5">
        {error && <InviteFailure error={error} isTask={isTask} onDismiss={reset} />}
        <AddressEntry disabled={isPending} draft={draft} onDraftChange={setDraft} onText={touching(add)} />
        {!isSent && <LeftOut pieces={leftOut} onForget={forgetLeftOut} />}
        <InviteeList
          invitees={invitees}
          summaryRef={summaryRef}
          disabled={isPending}
          onEdit={touching(edit)}
          onRemove={remove}
        />
        {isSent ? (
          <SentWith directory={directory} groupIds={groupIds} roles={roles} />
        ) : (
          <InviteGrants
            directory={directory}
            may={may}
            groupIds={groupIds}
            roles={roles}
            onGroupIdsChange={touching(setGroupIds)}
            onRolesChange={touching(setRoles)}
          />
        )}
        <SeatCost seats={seats} needed={needed} />
      </Stack>
      {question}
    </Dialog>
  );
}
