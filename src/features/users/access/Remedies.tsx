import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { UserWithEtag } from '@/api/users';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ROLES, type Remedy } from '@/domain/access';
import { ErrorMessage } from '@/product/ErrorMessage';
import type { Directory } from '../directory';
import { roleRefusal, type UserPermissions } from '../userActions';
import { RemedyPreview } from './RemedyPreview';
import { useRemedy, type Way } from './useRemedy';

const FEDERATED = 'The groups of this user come from an identity provider.';
const ADMINS_ONLY = 'Only a subscription admin can do this.';

interface RemediesProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  remedies: readonly Remedy[];
  /** Whether there are unsaved changes above that a grant here would lose. */
  isDraftOpen: boolean;
}

/** The smallest grants that would give the user access, each with a preview and a confirmation. */
export function Remedies(props: RemediesProps) {
  const { user, directory, may, remedies, isDraftOpen } = props;
  const { take, isPending, error } = useRemedy(props);
  /* The way of the selected remedy, identified by its role, which is listed once. */
  const [chosen, setChosen] = useState<{ role: Remedy['grant']['role']; way: Way }>();
  const nameOf = (guid = '') => directory.environments.find((one) => one.guid === guid)?.name ?? guid;
  const refusal = ({ grant }: Remedy): string | undefined => {
    if (isDraftOpen) return 'Save or discard the changes above first.';
    if (grant.scope === 'product') return 'Only the provider gives full access.';
    if (grant.scope === 'subscription') return may.setSubscriptionRoles ? undefined : ADMINS_ONLY;
    return roleRefusal({ environmentId: grant.scopeId ?? '', role: grant.role }, may);
  };
  const confirm = (way: Way) =>
    void take(way).then(
      () => setChosen(undefined),
      // The error is shown above, and the remedy stays open.
      () => undefined,
    );
  return (
    <Stack gap="3">
      <Text>{remedies.length === 1 ? 'This would be enough:' : 'One of these would be enough:'}</Text>
      <ErrorMessage error={error} />
      {remedies.map((remedy) => {
        const { grant, groupIds } = remedy;
        const label = ROLES[grant.role].label;
        const place = grant.scope === 'environment' ? ` in ${nameOf(grant.scopeId)}` : '';
        const choose = (way: Way) => setChosen({ role: grant.role, way });
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
                disabledReason={refusal(remedy)}
                onClick={() => choose({ kind: 'grant', grant })}
              >
                {grant.scope === 'environment' ? `Give ${label} individually…` : `Make ${label}…`}
              </Button>
              {directory.groups
                .filter(({ id }) => groupIds.includes(id))
                .map((group) => (
                  <Button
                    key={group.id}
                    size="s"
                    startIcon={UsersRound}
                    disabledReason={user.isFederated ? FEDERATED : may.setGroups ? undefined : ADMINS_ONLY}
                    onClick={() => choose({ kind: 'group', group })}
                  >
                    Add to {group.name}…
                  </Button>
                ))}
            </Inline>
            {chosen?.role === grant.role && (
              <RemedyPreview
                user={user}
                directory={directory}
                isPending={isPending}
                way={chosen.way}
                onConfirm={() => confirm(chosen.way)}
                onCancel={() => setChosen(undefined)}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
