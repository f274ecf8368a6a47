import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PlatformApi } from '@/api/http';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { writeRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';
import { RoleGrid } from '@/product/RoleGrid';
import { useDiscardQuestion } from '@/product/DiscardQuestion';
import { isStale } from '@/product/isStale';
import { NamedFields, namedForm, namedProblems, type NamedValues } from '@/product/NamedFields';
import { GROUP_ROLES } from './groupRoles';

const NAME_LIMIT = 100;

const groupForm = namedForm(NAME_LIMIT);

interface GroupDialogProps {
  api: PlatformApi;
  subscriptionId: string;
  /** The group to change; left out, a new one is made. */
  group?: UserGroup;
  /** Where a new group can be given roles from the start. */
  environments: readonly Environment[];
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Name and description of a group, new or not; a new one can be given roles at once. */
export function GroupDialog({ api, subscriptionId, group, environments, onClose, onDone }: GroupDialogProps) {
  const create = useMutation(userGroupMutations(api).create());
  const update = useMutation(userGroupMutations(api).update());
  const latest = useQuery({ ...userGroupQueries(api).detail(group?.id ?? ''), enabled: group !== undefined });
  const [roles, setRoles] = useState<EnvironmentRoleHeld[]>([]);
  // The state that was read when the form was opened: anything newer is somebody else's change.
  const [etag, setEtag] = useState<string | null>();
  if (etag === undefined && latest.data) setEtag(latest.data.etag);
  const { register, handleSubmit, setError, formState } = useForm<NamedValues>({
    resolver: zodResolver(groupForm),
    defaultValues: { name: group?.name ?? '', description: group?.description ?? '' },
  });
  const { errors, isDirty } = formState;
  const pending = create.isPending || update.isPending;
  const { requestClose, question } = useDiscardQuestion(isDirty || roles.length > 0, onClose);
  const isOutdated = isStale(update.error);

  const save = async ({ name, description }: NamedValues) => {
    try {
      if (group) {
        await update.mutateAsync({
          id: group.id,
          name,
          description: description || null,
          etag: etag ?? null,
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
      onDone(group ? `${name} was saved.` : `${name} was created.`);
    } catch (error) {
      if (isStale(error)) {
        const { data } = await latest.refetch();
        setEtag(data?.etag ?? null);
        return;
      }
      for (const { field, message } of namedProblems(error)) setError(field, { message });
    }
  };
  return (
    <Dialog
      open
      size={group ? 's' : 'l'}
      onOpenChange={(open) => !open && requestClose()}
      title={group ? `Edit ${group.name}` : 'Create group'}
      description={group ? undefined : 'Everyone in the group gets its roles. Members are added afterwards.'}
      pending={pending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          <Button disabled={pending} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={pending}>
            {isOutdated ? 'Save over it' : group ? 'Save' : 'Create group'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isOutdated && latest.data && (
          <InlineMessage kind="NEGATIVE">
            Someone else changed this group meanwhile. It is now called “{latest.data.name}”
            {latest.data.description ? `, “${latest.data.description}”` : ', without a description'}. Nothing
            has been overwritten.
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
      {question}
    </Dialog>
  );
}
