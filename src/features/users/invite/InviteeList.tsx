import type { Ref } from 'react';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { InviteeRow } from './InviteeRow';
import type { Invitee } from './useInvitees';

/* Limits the height, so that groups and roles below stay visible. */
const List = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 'max(10rem, 30dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid $colors$border',
  borderRadius: '$container',
});

interface InviteeListProps {
  invitees: readonly Invitee[];
  disabled: boolean;
  onEdit: (id: number, address: string) => void;
  onRemove: (id: number) => void;
  /** The line with the counts, which gets the focus after sending. */
  summaryRef: Ref<HTMLElement>;
}

/** The addresses in a list, with a line that counts valid and invalid ones. */
export function InviteeList({ invitees, disabled, onEdit, onRemove, summaryRef }: InviteeListProps) {
  if (invitees.length === 0) return null;
  const places = invitees.map((invitee, index) => ({ invitee, place: index + 1 }));
  const isOver = !disabled && invitees.some(({ result }) => result !== undefined);
  const isDone = ({ invitee }: (typeof places)[number]) => invitee.result?.status === 'Success';
  /* Failed ones come first afterwards. */
  const shown = isOver ? [...places.filter((each) => !isDone(each)), ...places.filter(isDone)] : places;
  return (
    <Stack gap="2">
      <Text ref={summaryRef} tabIndex={-1} role="status" weight="medium" numeric>
        {summarise(invitees)}
      </Text>
      <List aria-label="Addresses">
        {shown.map(({ invitee, place }) => (
          <InviteeRow
            key={invitee.id}
            invitee={invitee}
            place={place}
            disabled={disabled}
            onEdit={(address) => onEdit(invitee.id, address)}
            onRemove={() => onRemove(invitee.id)}
          />
        ))}
      </List>
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
