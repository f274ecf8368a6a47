import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlatformApi } from '@/api/http';
import { integrationMutations, integrationQueries } from '@/api/integrations';
import type { Integration, IntegrationPermission } from '@/api/types';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { LoadProblem } from '@/product/LoadProblem';
import { Problem } from '@/product/Problem';
import { SaveBar } from '@/product/SaveBar';
import { PermissionGrid } from './PermissionGrid';
import { presetOf, presetPermissions, samePermissions, type PresetName } from './permissionSets';

const PRESETS: readonly { value: PresetName; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'read', label: 'Read everything' },
  { value: 'output', label: 'Produce output' },
  { value: 'all', label: 'Everything' },
];

interface IntegrationPermissionsProps {
  api: PlatformApi;
  integration: Integration;
  /** Told whether there is something that has not been saved. */
  onDirtyChange: (isDirty: boolean) => void;
  onDone: (message: string) => void;
}

/** What an integration may do, by presets or one by one. */
export function IntegrationPermissions(props: IntegrationPermissionsProps) {
  const { api, integration, onDirtyChange, onDone } = props;
  const { clientId, name } = integration;
  const available = useQuery(integrationQueries(api).availablePermissions());
  const saved = useQuery(integrationQueries(api).permissions(clientId));
  const { mutateAsync, isPending, error, reset } = useMutation(integrationMutations(api).setPermissions());
  const [draft, setDraft] = useState<readonly IntegrationPermission[]>();
  if (available.error || saved.error)
    return <LoadProblem what="The permissions" reads={[available, saved]} />;
  if (!available.data || !saved.data) return <Skeleton shape="block" height="16rem" />;
  const given = saved.data.permissions;
  const value = draft ?? given;
  const isDirty = !samePermissions(value, given);
  const change = (next: readonly IntegrationPermission[] | undefined) => {
    if (error) reset();
    setDraft(next);
    onDirtyChange(next !== undefined && !samePermissions(next, given));
  };
  const save = async () => {
    await mutateAsync({ clientId, permissions: [...value] });
    setDraft(undefined);
    onDirtyChange(false);
    onDone(`The permissions of ${name} were saved.`);
  };
  return (
    <Stack gap="3" as="section" aria-labelledby="integration-permissions">
      <Inline justify="between" gap="3" wrap>
        <Heading level={3} id="integration-permissions">
          Permissions
        </Heading>
        <Select
          label="Preset"
          hideLabel
          options={PRESETS}
          placeholder="Chosen one by one"
          value={presetOf(value, available.data) ?? ''}
          onValueChange={(preset) => change(presetPermissions(preset, available.data))}
        />
      </Inline>
      <Problem error={error} />
      <PermissionGrid available={available.data} value={value} onValueChange={change} />
      {isDirty && (
        <SaveBar
          pending={isPending}
          saveLabel="Save permissions"
          onDiscard={() => change(undefined)}
          onSave={() => void save().catch(() => undefined)}
        />
      )}
    </Stack>
  );
}
