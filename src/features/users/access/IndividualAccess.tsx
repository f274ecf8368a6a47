import type { Dispatch, SetStateAction } from 'react';
import { isStale } from '@/api/http';
import type { UserWithEtag } from '@/api/users';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import {
  previewRoles,
  readRoleEntries,
  roleChangeOf,
  ROLES,
  rolesByEnvironment,
  roleSourcesOf,
  sameRoles,
  type EnvironmentRoleHeld,
} from '@/domain/access';
import { displayName } from '@/domain/users';
import { ChangePreview } from '@/product/ChangePreview';
import { ErrorMessage } from '@/product/ErrorMessage';
import { RoleGrid } from '@/product/RoleGrid';
import { SaveBar } from '@/product/SaveBar';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { useNotify } from '@/product/FeatureContext';
import { toHolder, type Directory } from '../directory';
import { GRID_ROLES, roleRefusal, type UserPermissions } from '../userActions';
import { useGrants } from './useGrants';
import { useRoleUndo } from './useRoleUndo';

/** Unsaved changes, and the state of the roles they are based on. */
export interface AccessDraft {
  readonly roles: readonly EnvironmentRoleHeld[];
  readonly etag: string | null;
}

interface IndividualAccessProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  /** The unsaved roles; kept by the caller. */
  draft: AccessDraft | undefined;
  /** Whether the draft differs from the saved state. */
  isDirty: boolean;
  onDraftChange: Dispatch<SetStateAction<AccessDraft | undefined>>;
}

/**
 * The individual roles of a user by environment, with a preview of changes. Shows a concurrent edit and overwrites it
 * only on a second save.
 */
export function IndividualAccess(props: IndividualAccessProps) {
  const tell = useNotify();
  const { user, directory, may, draft, isDirty, onDraftChange: setDraft } = props;
  const { replace, isPending, error, reset } = useGrants(props);
  const takeBack = useRoleUndo(props);
  const saved = readRoleEntries(user.environmentRoles);
  const roles = draft?.roles ?? saved;
  const isOutdated = isStale(error);
  useUnsavedChanges(isDirty);
  const throughGroups = roleSourcesOf(toHolder(user), directory.holdings).flatMap((source) =>
    source.kind === 'group' ? [source] : [],
  );
  const groupName = (id: string) => directory.groups.find((group) => group.id === id)?.name ?? id;
  const previews = previewRoles(
    [user],
    ({ id }) => id,
    () => rolesByEnvironment(saved, throughGroups),
    () => rolesByEnvironment(roles, throughGroups),
  );
  const environmentName = (guid: string) =>
    directory.environments.find((one) => one.guid === guid)?.name ?? guid;
  const save = async () => {
    // After the warning about a concurrent edit, saving again is a decision: it overwrites the shown state.
    const now = await replace(roles, isOutdated ? user.etag : draft?.etag);
    const isOurs = now !== undefined && sameRoles(readRoleEntries(now.environmentRoles), roles);
    // Changes made during the save are based on the saved state now, unless that is another user's.
    setDraft((later) =>
      later === draft ? undefined : later && { ...later, etag: isOurs ? now.etag : later.etag },
    );
    const change = roleChangeOf(saved, roles);
    tell(`The access of ${displayName(user)} was saved.`, 'POSITIVE', () => takeBack(change));
  };
  const discard = () => {
    setDraft(undefined);
    reset();
  };
  const theirs = saved.map(
    (entry) => `${ROLES[entry.role].label} in ${environmentName(entry.environmentId)}`,
  );
  const isEditable = directory.environments.some(({ guid }) => may.setRolesIn(guid));
  return (
    <Stack gap="4" as="section" aria-labelledby="individual-access">
      <div>
        <Heading level={2} id="individual-access">
          Individual access
        </Heading>
        <Text tone="muted">Roles of their own, besides those that come with groups.</Text>
      </div>
      <ErrorMessage error={isOutdated ? undefined : error} />
      {isOutdated && isDirty && (
        <InlineMessage kind="NEGATIVE">
          Someone else changed these roles meanwhile. {displayName(user)} now has{' '}
          {theirs.length > 0 ? theirs.join(', ') : 'no role of their own'}. Nothing has been overwritten: your
          changes below are compared with that.
        </InlineMessage>
      )}
      <RoleGrid
        label={`Roles of ${displayName(user)}`}
        environments={directory.environments}
        roles={GRID_ROLES}
        value={roles}
        {...(isEditable && {
          onValueChange: (next: EnvironmentRoleHeld[]) => {
            if (error && !isOutdated) reset();
            setDraft({ roles: next, etag: draft?.etag ?? user.etag });
          },
        })}
        reasonFor={(entry) => roleRefusal(entry, may)}
        throughOf={({ environmentId, role }) =>
          throughGroups
            .filter((source) => source.environmentId === environmentId && source.role === role)
            .map(({ groupId }) => groupName(groupId))
        }
      />
      {isDirty && (
        <>
          <ChangePreview
            previews={previews}
            nameOf={environmentName}
            personOf={() => displayName(user)}
            unchanged="Nothing changes: the groups give the same roles."
          />
          <SaveBar
            pending={isPending}
            {...(isOutdated && { saveLabel: 'Save over it' })}
            onDiscard={discard}
            onSave={() => void save().catch(() => undefined)}
          />
        </>
      )}
    </Stack>
  );
}
