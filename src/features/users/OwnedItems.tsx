import type { OwnedItems, User } from '@/api/types';
import { Combobox } from '@/components/Combobox';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName, parseUserStatus } from '@/domain/user';

const plural = (count: number, one: string, other: string) =>
  `${count.toLocaleString()} ${count === 1 ? one : other}`;

/** The names of a person's projects, those that are not named counted. */
export function projectsInWords({ projectCount, projects }: OwnedItems): string {
  const names = projects.map(({ name }) => name);
  const more = projectCount - names.length;
  const list = more > 0 ? [...names, `${more.toLocaleString()} more`] : names;
  return `${plural(projectCount, 'project', 'projects')}: ${list.join(', ')}.`;
}

/** Names the items a person owns in the subscription. */
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
  /** Id of the person who owns the items now. */
  ownerId: string;
  value: string | undefined;
  onValueChange: (receiverId: string | undefined) => void;
  label: string;
  /** The first choice, which gives the items to nobody. @default none, somebody has to be chosen */
  nobody?: string;
}

const NOBODY = 'nobody';

/** Chooses the active member who gets the items of somebody else. */
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
      placeholder="Choose a person"
      emptyText="No active user matches."
    />
  );
}
