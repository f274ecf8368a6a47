import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { Card } from '@/components/Card';
import { CopyField } from '@/components/CopyField';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName, parseUserStatus } from '@/domain/users';
import { FactList } from '@/product/FactList';
import { NameForm } from '@/product/NameForm';
import { UserStatusDot } from '@/product/UserStatusDot';
import { useApi, useNotify } from '@/product/FeatureContext';
import type { Directory } from './directory';
import { Moment } from './Moment';
import { RoleSummary } from './RoleSummary';
import type { UserPermissions } from './userActions';

interface UserDetailsProps {
  user: User;
  directory: Directory;
  may: UserPermissions;
  /** Everyone may change their own name. */
  isOneself: boolean;
}

/** The user's details, with a form for the name for readers who may change it. */
export function UserDetails({ user, directory, may, isOneself }: UserDetailsProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutate, isPending, error, reset } = useMutation(userMutations(api).updateName());
  // An invited user may belong to another customer, so an invitation must not reveal the name.
  const isInvited = parseUserStatus(user.status) === 'Pending' && !isOneself;
  return (
    <Stack gap="5" css={{ maxWidth: '$content' }}>
      <Card padding="l">
        <Stack gap="5">
          <FactList
            facts={[
              { label: 'Email', value: user.email },
              { label: 'Status', value: <UserStatusDot status={user.status} /> },
              { label: 'Sign-in', value: user.isFederated ? 'Federated' : 'Local' },
              { label: 'Last seen', value: <Moment seconds={user.lastSeen} /> },
              { label: 'Member since', value: <Moment seconds={user.createdAt} /> },
              { label: 'Roles', value: <RoleSummary user={user} directory={directory} /> },
            ]}
          />
          <CopyField label="User id" value={user.id} />
        </Stack>
      </Card>
      {(may.rename || isOneself) && (
        <Card padding="l" as="section" aria-labelledby="user-name">
          <Stack gap="4">
            <Heading level={2} id="user-name">
              Name
            </Heading>
            {isInvited ? (
              <Text as="p" tone="muted">
                It is shown, and can be changed, once the invitation is accepted.
              </Text>
            ) : user.hasFullAccess && !isOneself ? (
              <Text as="p" tone="muted">
                {displayName(user)} has full access. Only they can change this name.
              </Text>
            ) : (
              <NameForm
                names={user}
                pending={isPending}
                error={error}
                onErrorDismiss={reset}
                onSave={(names) =>
                  mutate(
                    { userId: user.id, ...names },
                    { onSuccess: () => tell(`The name is ${names.firstName} ${names.lastName} now.`) },
                  )
                }
              />
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
