import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import {
  previewRoles,
  readRoleEntries,
  ROLES,
  rolesByEnvironment,
  roleSourcesOf,
  type EnvironmentRoleHeld,
} from '@/domain/access';
import type { User } from '@/api/types';
import { displayName } from '@/domain/users';
import { ChangePreview } from '@/product/ChangePreview';
import { toHolder, type Directory } from '../directory';
import type { Way } from './useRemedy';

interface RemedyPreviewProps {
  user: User;
  directory: Directory;
  way: Way;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Previews the changes of a remedy for the user. */
export function RemedyPreview({ user, directory, way, isPending, onConfirm, onCancel }: RemedyPreviewProps) {
  const name = displayName(user);
  return (
    <Stack gap="3" role="group" aria-label="Changes to confirm">
      {way.kind === 'grant' && way.grant.scope === 'subscription' ? (
        <Text role="status">
          {name} becomes {ROLES[way.grant.role].label}: every page, environment and user of the subscription
          is open to them.
        </Text>
      ) : (
        <ChangePreview
          previews={previewOf(user, directory, way)}
          nameOf={(guid) => directory.environments.find((one) => one.guid === guid)?.name ?? guid}
          personOf={() => name}
          unchanged="Nothing else changes."
        />
      )}
      <Inline gap="2">
        <Button size="s" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="s" intent="primary" pending={isPending} onClick={onConfirm}>
          {way.kind === 'grant' ? 'Give access' : `Add to ${way.group.name}`}
        </Button>
      </Inline>
    </Stack>
  );
}

function previewOf(user: User, directory: Directory, way: Way) {
  const held = roleSourcesOf(toHolder(user), directory.holdings).flatMap((source) =>
    'environmentId' in source ? [source] : [],
  );
  const brought = (): readonly EnvironmentRoleHeld[] => {
    if (way.kind === 'group') return readRoleEntries(way.group.environmentRoles);
    return [{ environmentId: way.grant.scopeId ?? '', role: way.grant.role }];
  };
  return previewRoles(
    [user],
    ({ id }) => id,
    () => rolesByEnvironment(held),
    () => rolesByEnvironment(held, brought()),
  );
}
