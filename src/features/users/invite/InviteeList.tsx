import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { InviteeRow } from './InviteeRow';
import type { Invitee } from './useInvitees';

interface InviteeListProps {
  invitees: readonly Invitee[];
  disabled: boolean;
  onEdit: (id: number, address: string) => void;
  onRemove: (id: number) => void;
}

/** The addresses under each other, and in one line how many go and how many do not. */
export function InviteeList({ invitees, disabled, onEdit, onRemove }: InviteeListProps) {
  if (invitees.length === 0) return null;
  return (
    <Stack gap="2">
      <Text role="status" size="small" tone="muted" numeric>
        {summarise(invitees)}
      </Text>
      <Stack as="ul" gap="1" aria-label="Addresses" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitees.map((invitee, index) => (
          <InviteeRow
            key={invitee.id}
            invitee={invitee}
            place={index + 1}
            disabled={disabled}
            onEdit={(address) => onEdit(invitee.id, address)}
            onRemove={() => onRemove(invitee.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function summarise(invitees: readonly Invitee[]): string {
  const done = invitees.filter(({ result }) => result?.status === 'Success').length;
  const goes = invitees.filter(({ isSendable }) => isSendable).length;
  const stays = invitees.length - done - goes;
  return [
    done > 0 && `${done} invited`,
    goes > 0 && `${goes} to be invited`,
    stays > 0 && `${stays} left out`,
  ]
    .filter(Boolean)
    .join(' · ');
}
