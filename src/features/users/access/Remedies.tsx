import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { isStale } from '@/api/http';
import { userMutations, userQueries, type UserWithEtag } from '@/api/users';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { readRoleEntries, ROLES, type Remedy } from '@/domain/access';
import { displayName } from '@/domain/user';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useTell } from '@/product/FeatureContext';
import type { Directory } from '../directory';
import { roleRefusal, type UserPermissions } from '../userActions';
import { useGrants } from './useGrants';

const FEDERATED = 'The groups of this user come from an identity provider.';
const ADMINS_ONLY = 'Only a subscription admin can do this.';

interface RemediesProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  remedies: readonly Remedy[];
  /** Whether there are changes above that would be lost by a grant here. */
  isDraftOpen: boolean;
}

/** The least that would let the user in, each with the button that does it. */
export function Remedies(props: RemediesProps) {
  const tell = useTell();
  const api = useApi();
  const { subscriptionId, user, directory, may, remedies, isDraftOpen } = props;
  const grants = useGrants(props);
  const join = useMutation(userMutations(api).addToGroups());
  const setRoles = useMutation(userMutations(api).setSubscriptionRoles());
  const membership = { userId: user.id, subscriptionId };
  const { refetch } = useQuery(userQueries(api).detail(membership));
  const name = displayName(user);
  const error = grants.error ?? join.error ?? setRoles.error;
  const nameOf = (guid = '') => directory.environments.find((one) => one.guid === guid)?.name ?? guid;

  const give = async ({ grant }: Remedy) => {
    if (grant.scope === 'subscription') {
      const subscriptionRoles = [...user.subscriptionRoles, 'SA' as const];
      try {
        await setRoles.mutateAsync({ ...membership, subscriptionRoles, etag: user.etag });
      } catch (cause) {
        if (isStale(cause)) await refetch();
        throw cause;
      }
    } else {
      const entry = { environmentId: grant.scopeId ?? '', role: grant.role };
      await grants.replace([...readRoleEntries(user.environmentRoles), entry]);
    }
    tell(`${name} is ${ROLES[grant.role].label} now.`);
  };
  const addTo = async (groupId: string, groupName: string) => {
    await join.mutateAsync({ ...membership, userGroupIds: [groupId] });
    tell(`${name} is in ${groupName} now.`);
  };
  const refusal = ({ grant }: Remedy): string | undefined => {
    if (isDraftOpen) return 'Save or discard the changes above first.';
    if (grant.scope === 'product') return 'Only the provider gives full access.';
    if (grant.scope === 'subscription') return may.setSubscriptionRoles ? undefined : ADMINS_ONLY;
    return roleRefusal({ environmentId: grant.scopeId ?? '', role: grant.role }, may);
  };
  return (
    <Stack gap="3">
      <Text>{remedies.length === 1 ? 'This would be enough:' : 'One of these would be enough:'}</Text>
      <ErrorMessage error={error} />
      {remedies.map((remedy) => {
        const { grant, groupIds } = remedy;
        const label = ROLES[grant.role].label;
        const place = grant.scope === 'environment' ? ` in ${nameOf(grant.scopeId)}` : '';
        return (
          <Stack key={grant.role} gap="2">
            <Text weight="medium">
              {label}
              {place}
              {grant.role === 'TemplateDesigner' && (
                <Text tone="muted" weight="regular">
                  {' '}
                  (takes a seat)
                </Text>
              )}
            </Text>
            <Inline gap="2" wrap>
              <Button
                size="s"
                startIcon={UserPlus}
                pending={grants.isPending || setRoles.isPending}
                disabledReason={refusal(remedy)}
                onClick={() => void give(remedy).catch(() => undefined)}
              >
                {grant.scope === 'environment' ? `Give ${label} individually` : `Make ${label}`}
              </Button>
              {directory.groups
                .filter(({ id }) => groupIds.includes(id))
                .map((group) => (
                  <Button
                    key={group.id}
                    size="s"
                    startIcon={UsersRound}
                    pending={join.isPending && join.variables.userGroupIds.includes(group.id)}
                    disabledReason={user.isFederated ? FEDERATED : may.setGroups ? undefined : ADMINS_ONLY}
                    onClick={() => void addTo(group.id, group.name).catch(() => undefined)}
                  >
                    Add to {group.name}
                  </Button>
                ))}
            </Inline>
          </Stack>
        );
      })}
    </Stack>
  );
}
