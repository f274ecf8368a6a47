import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import type { OwnedItems, User } from '@/api/types';
import { userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Inline } from '@/components/Inline';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { HandOverDialog } from './HandOverDialog';
import { projectsInWords } from './OwnedItems';

interface LeftoversDialogProps {
  subscriptionId: string;
  /** Candidates for the receiver. */
  users: readonly User[];
  onClose: () => void;
}

/** Lists the projects of removed users, and transfers them. */
export function LeftoversDialog({ subscriptionId, users, onClose }: LeftoversDialogProps) {
  const { data, error } = useQuery(userQueries(useApi()).leftovers(subscriptionId));
  const [chosen, setChosen] = useState<OwnedItems>();
  if (chosen)
    return (
      <HandOverDialog
        subscriptionId={subscriptionId}
        person={{ ...chosen, id: chosen.userId }}
        users={users}
        onClose={() => setChosen(undefined)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Projects of removed users"
      description="They are kept until another user receives them. Until then they can’t be opened."
      size="m"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <Text>No removed user owns a project here.</Text>}
      <Stack as="ul" gap="3" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {(data ?? []).map((items) => (
          <Inline as="li" key={items.userId} gap="3" css={{ justifyContent: 'space-between' }}>
            <Stack gap="1" css={{ minWidth: 0 }}>
              <Text>{displayName(items)}</Text>
              <Text tone="muted">{projectsInWords(items)}</Text>
            </Stack>
            <Button
              aria-label={`Hand over the projects of ${displayName(items)}`}
              onClick={() => setChosen(items)}
            >
              Hand over…
            </Button>
          </Inline>
        ))}
      </Stack>
    </Dialog>
  );
}
