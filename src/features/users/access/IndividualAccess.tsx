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
import { displayName } from '@/domain/user';
import { ChangePreview } from '@/product/ChangePreview';
import { ErrorMessage } from '@/product/ErrorMessage';
import { RoleGrid } from '@/product/RoleGrid';
import { SaveBar } from '@/product/SaveBar';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import { useTell } from '@/product/FeatureContext';
import { toHolder, type Directory } from '../directory';
import { GRID_ROLES, roleRefusal, type UserPermissions } from '../userActions';
import { useGrants } from './useGrants';
import { useRoleUndo } from './useRoleUndo';

/** Changes that are not saved, and the state of the roles they were begun on. */
export interface AccessDraft {
  readonly roles: readonly EnvironmentRoleHeld[];
  readonly etag: string | null;
}

interface IndividualAccessProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  /** The roles as changed but not saved; kept by the caller. */
  draft: AccessDraft | undefined;
  /** Whether the draft says anything else than what is saved. */
  isDirty: boolean;
  onDraftChange: Dispatch<SetStateAction<AccessDraft | undefined>>;
}

/**
 * The roles a user has of their own, by environment; what changes is shown before it is saved. Somebody else's change
 * meanwhile is shown and compared with; only saving once more goes over it.
 */
export function IndividualAccess(props: IndividualAccessProps) {
  const tell = useTell();
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
    // Once told of somebody else's change, saving again is a decision: it goes over the state that is shown.
    const now = await replace(roles, isOutdated ? user.etag : draft?.etag);
    const isOurs = now !== undefined && sameRoles(readRoleEntries(now.environmentRoles), roles);
    // What was changed during the save is a change of what is saved now, unless that is somebody else's already.
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
