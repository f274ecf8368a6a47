import type { Ref } from 'react';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { InviteeRow } from './InviteeRow';
import type { Invitee } from './useInvitees';

/* However many addresses there are, groups and roles stay in sight under them. */
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
  /** The line that says how many go and how many do not; it takes the focus once they have gone. */
  summaryRef: Ref<HTMLElement>;
}

/** The addresses under each other, and in one line how many go and how many do not. */
export function InviteeList({ invitees, disabled, onEdit, onRemove, summaryRef }: InviteeListProps) {
  if (invitees.length === 0) return null;
  const places = invitees.map((invitee, index) => ({ invitee, place: index + 1 }));
  const isOver = !disabled && invitees.some(({ result }) => result !== undefined);
  const isDone = ({ invitee }: (typeof places)[number]) => invitee.result?.status === 'Success';
  /* Afterwards what is left to do comes first. */
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
            {...{ invitee, place, disabled }}
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
