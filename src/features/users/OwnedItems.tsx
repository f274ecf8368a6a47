import type { OwnedItems, User } from '@/api/types';
import { Combobox } from '@/components/Combobox';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName, parseUserStatus } from '@/domain/users';

const plural = (count: number, one: string, other: string) =>
  `${count.toLocaleString()} ${count === 1 ? one : other}`;

/** Lists the names of a user's projects in quotes, since names have commas; counts the others. */
export function projectsInWords({ projectCount, projects }: OwnedItems): string {
  const names = projects.map(({ name }) => `“${name}”`);
  const more = projectCount - names.length;
  const list = more > 0 ? [...names, `${more.toLocaleString()} more`] : names;
  return `${plural(projectCount, 'project', 'projects')}: ${list.join(', ')}.`;
}

/** Lists the items a user owns in the subscription. */
export function OwnedItemsText({ items }: { items: OwnedItems }) {
  const { projectCount, outputTaskCount } = items;
  if (projectCount === 0 && outputTaskCount === 0) return <Text>They own no projects here.</Text>;
  return (
    <Stack gap="1">
      <Text>{projectCount === 0 ? 'They own no projects here.' : projectsInWords(items)}</Text>
      {outputTaskCount > 0 && (
        <Text tone="muted">
          {plural(outputTaskCount, 'output task they started stays', 'output tasks they started stay')} in the
          list of tasks.
        </Text>
      )}
    </Stack>
  );
}

interface ReceiverFieldProps {
  users: readonly User[];
  /** Id of the current owner of the items. */
  ownerId: string;
  value: string | undefined;
  onValueChange: (receiverId: string | undefined) => void;
  label: string;
  /** Label of a first choice without a receiver. @default none, a receiver is required */
  nobody?: string;
}

const NOBODY = 'nobody';

/** Selects the active member who receives another user's items. */
export function ReceiverField({ users, ownerId, value, onValueChange, label, nobody }: ReceiverFieldProps) {
  const people = users
    .filter(({ id, status }) => id !== ownerId && parseUserStatus(status) === 'Active')
    .map((user) => ({ value: user.id, label: `${displayName(user)} (${user.email})` }));
  return (
    <Combobox
      label={label}
      options={nobody === undefined ? people : [{ value: NOBODY, label: nobody }, ...people]}
      value={value ?? (nobody === undefined ? undefined : NOBODY)}
      onValueChange={(id) => onValueChange(id === NOBODY ? undefined : id)}
      placeholder="Choose a user"
      emptyText="No active user matches."
    />
  );
}
