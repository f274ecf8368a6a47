import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { integrationMutations, integrationQueries } from '@/api/integrations';
import type { Integration, IntegrationPermission } from '@/api/types';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { LoadError } from '@/product/LoadError';
import { ErrorMessage } from '@/product/ErrorMessage';
import { SaveBar } from '@/product/SaveBar';
import { useApi, useNotify } from '@/product/FeatureContext';
import { PermissionGrid } from './PermissionGrid';
import { presetOf, presetPermissions, samePermissions, type PresetName } from './permissionSets';

const PRESETS: readonly { value: PresetName; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'read', label: 'Read everything' },
  { value: 'output', label: 'Produce output' },
  { value: 'all', label: 'Everything' },
];

interface IntegrationPermissionsProps {
  integration: Integration;
  /** Called when unsaved changes appear or disappear; stable. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The permissions of an integration, by presets or one by one. */
export function IntegrationPermissions(props: IntegrationPermissionsProps) {
  const tell = useNotify();
  const api = useApi();
  const { integration, onDirtyChange } = props;
  const { clientId, name } = integration;
  const available = useQuery(integrationQueries(api).availablePermissions());
  const saved = useQuery(integrationQueries(api).permissions(clientId));
  const { mutateAsync, isPending, error, reset } = useMutation(integrationMutations(api).setPermissions());
  const [draft, setDraft] = useState<readonly IntegrationPermission[]>();
  const isDirty =
    draft !== undefined && saved.data !== undefined && !samePermissions(draft, saved.data.permissions);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const problem = <LoadError what="The permissions" reads={[available, saved]} />;
  if (!available.data || !saved.data)
    return available.error || saved.error ? problem : <Skeleton shape="block" height="16rem" />;
  const value = draft ?? saved.data.permissions;
  const change = (next: readonly IntegrationPermission[] | undefined) => {
    if (error) reset();
    setDraft(next);
  };
  const save = async () => {
    await mutateAsync({ clientId, permissions: [...value] });
    // Changes made during the save are not saved yet.
    setDraft((later) => (later === draft ? undefined : later));
    tell(`The permissions of ${name} were saved.`);
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
      {problem}
      <ErrorMessage error={error} />
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
