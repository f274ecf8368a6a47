import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations, userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { Combobox } from '@/components/Combobox';
import { Dialog } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName } from '@/domain/users';
import { LoadError } from '@/product/LoadError';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useNotify } from '@/product/FeatureContext';
import { seatOf } from './seatHolders';
import { SeatRow } from './SeatRow';

/** Joins name and address, because the search covers both. */
function nameAndAddress(user: User): string {
  const name = displayName(user);
  return name === user.email ? name : `${name} (${user.email})`;
}

interface SeatsDialogProps {
  subscriptionId: string;
  used: number;
  total: number;
  onClose: () => void;
}

/** The holders of template-designer seats; gives free seats to others, and takes them back. */
export function SeatsDialog({ subscriptionId, used, total, onClose }: SeatsDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const users = useQuery(userQueries(api).list(subscriptionId));
  const assign = useMutation(userMutations(api).addRole());
  const [chosenId, setChosenId] = useState<string>();
  const seated = useMemo(() => users.data?.filter((user) => seatOf(user)) ?? [], [users.data]);
  const options = useMemo(
    () =>
      (users.data ?? [])
        .filter((user) => !seatOf(user))
        .map((user) => ({ value: user.id, label: nameAndAddress(user) })),
    [users.data],
  );
  const chosen = users.data?.find(({ id }) => id === chosenId);
  const isFull = used >= total;
  const give = async (user: User) => {
    const isNew = await assign.mutateAsync({ userId: user.id, subscriptionId, role: 'TD' });
    setChosenId(undefined);
    const name = displayName(user);
    tell(isNew ? `${name} has a template designer seat.` : `${name} already had a template designer seat.`);
  };
  return (
    <Dialog
      open
      placement="side"
      size="m"
      onOpenChange={(open) => !open && onClose()}
      title="Template designer seats"
      description={`${used} of ${total} seats are assigned.`}
      pending={assign.isPending}
      onSubmit={() => {
        if (chosen && !isFull) void give(chosen).catch(() => undefined);
      }}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="5">
        <ErrorMessage
          error={assign.error}
          message={isGone(assign.error) ? 'This user is not in the subscription any more.' : undefined}
        />
        <LoadError what="The users" reads={[users]} />
        {isFull && (
          <InlineMessage kind="INFORMATIVE">
            All {total} seats are assigned. Remove the seat of one user to assign it to another.
          </InlineMessage>
        )}
        <Stack gap="2" align="start">
          <Combobox
            label="Assign a seat to"
            options={options}
            value={chosenId}
            onValueChange={setChosenId}
            placeholder="Name or address"
            disabled={isFull || !users.data}
          />
          <Button
            type="submit"
            intent="primary"
            pending={assign.isPending}
            disabledReason={
              isFull ? `All ${total} seats are assigned.` : chosen ? undefined : 'Choose a user first.'
            }
          >
            Assign seat
          </Button>
        </Stack>
        <Stack gap="2">
          <Heading level={3} size="body">
            Assigned
          </Heading>
          {users.isPending && <Skeleton shape="block" height="8rem" />}
          {users.data && seated.length === 0 && <Text tone="muted">No user has a seat yet.</Text>}
          {seated.length > 0 && (
            <Stack as="ul" gap="0" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {seated.map((user) => (
                <SeatRow key={user.id} subscriptionId={subscriptionId} user={user} />
              ))}
            </Stack>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
