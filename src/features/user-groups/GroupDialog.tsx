import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isStale } from '@/api/http';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { RoleGrid } from '@/product/RoleGrid';
import { LoadError } from '@/product/LoadError';
import { NamedFields, createNameSchema, nameErrors, type NamedValues } from '@/product/NamedFields';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { GROUP_ROLES } from './groupRoles';

const NAME_LIMIT = 100;

const groupForm = createNameSchema(NAME_LIMIT);

interface GroupDialogProps {
  subscriptionId: string;
  /** The group to change; without it one is created. */
  group?: UserGroup;
  /** Environments in which a new group can have roles. */
  environments: readonly Environment[];
  onClose: () => void;
}

/**
 * Name and description of a group; a new one can have roles too. An existing group is loaded again on opening and saved
 * over that state: the row may be outdated.
 */
export function GroupDialog({ subscriptionId, group, environments, onClose }: GroupDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const create = useMutation(userGroupMutations(api).create());
  const update = useMutation(userGroupMutations(api).update());
  const latest = useQuery({
    ...userGroupQueries(api).detail(group?.id ?? ''),
    enabled: group !== undefined,
    refetchOnMount: 'always',
  });
  const [roles, setRoles] = useState<EnvironmentRoleHeld[]>([]);
  const [opened] = useState(group);
  // The base of the form: a newer state is another user's change.
  const [read, setRead] = useState<UserGroup & { etag: string | null }>();
  if (!read && latest.isSuccess && latest.isFetchedAfterMount) setRead(latest.data);
  const { name = '', description } = read ?? opened ?? {};
  const { register, handleSubmit, setError, formState } = useForm<NamedValues>({
    resolver: zodResolver(groupForm),
    values: { name, description: description ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  const pending = create.isPending || update.isPending;
  const isOutdated = isStale(update.error);
  const isChangedByOthers =
    isOutdated ||
    (read !== undefined && (read.name !== opened?.name || read.description !== opened.description));
  const whyUnread = latest.isError ? 'The group could not be read.' : 'The group is being read.';
  const reason = group && !read ? whyUnread : undefined;

  const save = async ({ name, description }: NamedValues) => {
    try {
      if (group) {
        if (!read) return;
        await update.mutateAsync({
          id: group.id,
          name,
          description: description || null,
          etag: read.etag,
        });
      } else {
        const environmentRoles = writeRoleEntries(roles);
        await create.mutateAsync({
          subscriptionId,
          name,
          description: description || null,
          environmentRoles,
        });
      }
      onClose();
      tell(group ? `${name} was saved.` : `${name} was created.`);
    } catch (error) {
      if (isStale(error)) {
        const { data } = await latest.refetch();
        if (data) setRead(data);
        return;
      }
      for (const { field, message } of nameErrors(error)) setError(field, { message });
    }
  };
  return (
    <FormDialog
      size={group ? 's' : 'l'}
      title={group ? `Edit ${group.name}` : 'Create group'}
      description={group ? undefined : 'Everyone in the group gets its roles. Members are added afterwards.'}
      pending={pending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      verb={isOutdated ? 'Save over it' : group ? 'Save' : 'Create group'}
      disabledReason={reason}
      hasInput={isDirty || roles.length > 0}
      onClose={onClose}
    >
      <Stack gap="4">
        {(!read || isOutdated) && <LoadError what="The group" reads={[latest]} />}
        {isChangedByOthers && (
          <InlineMessage kind={isOutdated ? 'NEGATIVE' : 'INFORMATIVE'}>
            Someone else changed this group meanwhile. It is now called “{name}”
            {description ? `, “${description}”` : ', without a description'}. Nothing has been overwritten.
          </InlineMessage>
        )}
        <NamedFields register={register} errors={errors} nameLimit={NAME_LIMIT} />
        {!group && (
          <Stack gap="2">
            <Text size="small" weight="medium">
              Roles in environments
            </Text>
            <RoleGrid
              label="Roles in environments"
              environments={environments}
              roles={GROUP_ROLES}
              value={roles}
              onValueChange={setRoles}
            />
          </Stack>
        )}
      </Stack>
    </FormDialog>
  );
}
