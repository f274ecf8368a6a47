import { useState, type ReactNode } from 'react';
import { errorDetail } from '@/api/http';
import type { User } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName, USER_TASK_LIMITS } from '@/domain/users';

interface Refusal {
  readonly user: User;
  readonly reason: string;
}

interface BulkDialogProps {
  title: string;
  description?: ReactNode;
  /** Fields to fill in before the action. */
  children?: ReactNode;
  /** Label of the confirming button. */
  confirmLabel: string;
  danger?: boolean;
  /** Users included in the action. */
  allowed: readonly User[];
  /** Users excluded from the action, with reasons. */
  refused: readonly Refusal[];
  /** Why the action is not possible yet. */
  disabledReason?: string | undefined;
  /** Runs the action and returns the users for whom it failed; a rejection is shown. */
  onConfirm: (users: readonly User[]) => Promise<readonly Refusal[]>;
  onClose: () => void;
}

/** Message for a selection too large for one task. */
const TOO_MANY = `Select ${USER_TASK_LIMITS.users.toLocaleString()} users at most.`;

/** Most names listed; the rest are counted. */
const SHOWN = 6;

/** Lists the included and excluded users before an action on several, and the failed ones afterwards. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, description, children, confirmLabel, danger = false, refused, disabledReason } = props;
  const [failed, setFailed] = useState<readonly Refusal[]>([]);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const isRetry = failed.length > 0;
  const left = isRetry ? failed.map(({ user }) => user) : props.allowed;
  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      const failures = await props.onConfirm(left);
      if (failures.length === 0) return props.onClose();
      setFailed(failures);
    } catch (cause) {
      setError(errorDetail(cause));
    } finally {
      setPending(false);
    }
  };
  const isTooLarge = left.length > USER_TASK_LIMITS.users;
  const reason =
    left.length === 0 ? 'It applies to none of the selected users.' : isTooLarge ? TOO_MANY : disabledReason;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      description={description}
      pending={pending}
      onSubmit={() => {
        if (!reason) void confirm();
      }}
      footer={
        <>
          <Button disabled={pending} onClick={props.onClose}>
            {isRetry ? 'Close' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            intent={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={reason}
          >
            {isRetry ? 'Try again' : confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {error && <InlineMessage kind="NEGATIVE">{error}</InlineMessage>}
        {!isRetry && children}
        {isRetry ? (
          <UserList heading={`${failed.length} could not be changed:`} entries={failed} />
        ) : (
          refused.length > 0 && <UserList heading={`${refused.length} stay as they are:`} entries={refused} />
        )}
      </Stack>
    </Dialog>
  );
}

function UserList({ heading, entries }: { heading: string; entries: readonly Refusal[] }) {
  const rest = entries.length - SHOWN;
  return (
    <Stack gap="2" role="group" aria-label={heading}>
      <Text weight="medium">{heading}</Text>
      <Stack as="ul" gap="2" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.slice(0, SHOWN).map(({ user, reason }) => (
          <Stack as="li" key={user.id} gap="0">
            <Text>{displayName(user)}</Text>
            <Text size="small" tone="muted">
              {reason}
            </Text>
          </Stack>
        ))}
        {rest > 0 && (
          <Text as="li" tone="muted">
            and {rest.toLocaleString()} more
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
