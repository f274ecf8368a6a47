import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userTaskQueries } from '@/api/users';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName } from '@/domain/users';
import { LoadError } from '@/product/LoadError';
import { useApi } from '@/product/FeatureContext';

interface TaskFailuresProps {
  ids: { readonly subscriptionId: string; readonly taskId: string };
  /** All users of the subscription, for their names. */
  users: readonly User[] | undefined;
  total: number;
}

/** Lists the users a task could not change, with the reasons. */
export function TaskFailures({ ids, users = [], total }: TaskFailuresProps) {
  const failures = useQuery(userTaskQueries(useApi()).failures(ids));
  const shown = failures.data ?? [];
  const nameOf = (id: string | null) => {
    const user = users.find((one) => one.id === id);
    return user ? displayName(user) : 'A former user';
  };
  const rest = total - shown.length;
  if (!failures.data) return <LoadError what="Users that could not be changed" reads={[failures]} />;
  return (
    <Stack
      as="ul"
      gap="1"
      aria-label="Could not be changed"
      css={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {shown.map(({ userId, address, reason }, index) => (
        <Text as="li" key={index} size="small">
          {address ?? nameOf(userId)}: {reason}
        </Text>
      ))}
      {rest > 0 && (
        <Text as="li" size="small">
          and {rest.toLocaleString()} more
        </Text>
      )}
    </Stack>
  );
}
