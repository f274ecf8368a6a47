import { useMutation } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { outputSettingMutations } from '@/api/output-settings';
import type { EnvironmentDetail, OutputSetting } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useNotify } from '@/product/FeatureContext';
import { SaveBar } from '@/product/SaveBar';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { WhereUsedSection } from '@/product/WhereUsed';
import { Offered } from './Offered';
import { FormPlace, Sides } from './Sides';
import { SettingForm } from './SettingForm';
import {
  draftOf,
  faultsOf,
  fieldsOf,
  isSameDraft,
  toBody,
  type OutputFlags,
  type SettingDraft,
} from './settingForm';
import { useCopySetting } from './useCopySetting';

const DeleteOutputSettingDialog = dialogOnDemand(
  async () => (await import('./DeleteOutputSettingDialog')).DeleteOutputSettingDialog,
);

interface EditSettingProps {
  environment: EnvironmentDetail;
  setting: OutputSetting;
  withheld: string | undefined;
  flags: OutputFlags;
  /** The breadcrumbs of the page for this name. */
  crumbs: (name: string) => ReactNode;
  onOpen: (id: string) => void;
  onGone: () => void;
}

/** The page of an existing output setting. */
export function EditSetting(props: EditSettingProps) {
  const { environment, setting, withheld, flags, crumbs, onOpen, onGone } = props;
  const tell = useNotify();
  const copy = useCopySetting(environment);
  const save = useMutation(outputSettingMutations(useApi(), environment).save());
  const [changes, setChanges] = useState<Partial<SettingDraft>>({});
  const [isDeleting, setDeleting] = useState(false);
  const saved = draftOf(setting);
  const draft = { ...saved, ...changes };
  const isDirty = !isSameDraft(draft, saved);
  useUnsavedChanges(isDirty);
  const fields = fieldsOf(setting.type, flags);
  const faults = faultsOf(draft);
  const [fault] = Object.values(faults);
  const change = (part: Partial<SettingDraft>) => {
    if (save.error) save.reset();
    setChanges((before) => ({ ...before, ...part }));
  };
  const store = async () => {
    await save.mutateAsync({ id: setting.id, ...toBody(draft, fields) });
    // Changes made during the save are not saved yet.
    setChanges((later) => (later === changes ? {} : later));
    tell(`${draft.name.trim()} was saved.`);
  };
  const copyAndOpen = async () => {
    const made = await copy(setting);
    if (made) onOpen(made.id);
  };
  return (
    <>
      <PageHeader
        title={setting.name}
        namesThing
        crumbs={crumbs(setting.name)}
        badges={
          <>
            <Badge tone="outline">{setting.type}</Badge>
            {setting.default && <Badge tone="informative">Default</Badge>}
          </>
        }
        actions={
          <>
            <Button startIcon={Copy} disabledReason={withheld} onClick={() => void copyAndOpen()}>
              Copy
            </Button>
            <Button startIcon={Trash2} disabledReason={withheld} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        }
      />
      <Sides>
        <Stack gap="4">
          {withheld !== undefined && <InlineMessage kind="INFORMATIVE">{withheld}</InlineMessage>}
          <ErrorMessage error={save.error} />
          <FormPlace disabled={withheld !== undefined} aria-label="Output setting">
            <SettingForm
              type={setting.type}
              draft={draft}
              faults={faults}
              fields={fields}
              onChange={change}
            />
          </FormPlace>
          {isDirty && (
            <SaveBar
              pending={save.isPending}
              disabledReason={fault}
              onDiscard={() => {
                setChanges({});
                save.reset();
              }}
              onSave={() => void store().catch(() => undefined)}
            />
          )}
        </Stack>
        <Stack gap="6">
          <Offered setting={{ ...setting, ...toBody(draft, fields), description: draft.description }} />
          <WhereUsedSection kind="outputSetting" ids={[setting.id]} environment={environment} />
        </Stack>
      </Sides>
      {isDeleting && (
        <DeleteOutputSettingDialog
          environment={environment}
          setting={setting}
          onGone={onGone}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
