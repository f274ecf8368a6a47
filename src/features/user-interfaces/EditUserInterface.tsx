import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fieldFault } from '@/api/http';
import { outputSettingQueries } from '@/api/output-settings';
import { userInterfaceMutations } from '@/api/user-interfaces';
import type { EnvironmentDetail, UserInterface } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { DEFAULT_STAYS, shownUserInterfaceName } from '@/domain/user-interfaces';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi, useNotify } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { SaveBar } from '@/product/SaveBar';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { WhereUsedSection } from '@/product/WhereUsed';
import { draftOf, faultOfName, isSameDraft, toBody, type InterfaceDraft } from './interfaceForm';
import { InterfaceFields } from './InterfaceFields';
import { FormPlace } from './interfaceParts';

const UserInterfaceNameDialog = dialogOnDemand(
  async () => (await import('./UserInterfaceNameDialog')).UserInterfaceNameDialog,
);
const DeleteUserInterfaceDialog = dialogOnDemand(
  async () => (await import('./DeleteUserInterfaceDialog')).DeleteUserInterfaceDialog,
);

interface EditUserInterfaceProps {
  environment: EnvironmentDetail;
  face: UserInterface;
  withheld: string | undefined;
  /** Whether the feature flag lets the form be built. */
  hasBuilder: boolean;
  /** The breadcrumbs of the page for this name. */
  crumbs: (name: string) => ReactNode;
  onOpen: (id: string) => void;
  onGone: () => void;
}

/** The page of an existing user interface. */
export function EditUserInterface(props: EditUserInterfaceProps) {
  const { environment, face, withheld, hasBuilder, crumbs, onOpen, onGone } = props;
  const api = useApi();
  const tell = useNotify();
  const settings = useQuery(outputSettingQueries(api, environment).list());
  const save = useMutation(userInterfaceMutations(api, environment).save());
  const [changes, setChanges] = useState<Partial<InterfaceDraft>>({});
  const [dialog, setDialog] = useState<'copy' | 'delete'>();
  const close = () => setDialog(undefined);
  const saved = draftOf(face);
  const draft = { ...saved, ...changes };
  const isDirty = !isSameDraft(draft, saved);
  useUnsavedChanges(isDirty);
  const fault = faultOfName(draft);
  const taken = fieldFault(save.error, 'name');
  const change = (part: Partial<InterfaceDraft>) => {
    if (save.error) save.reset();
    setChanges((before) => ({ ...before, ...part }));
  };
  const store = async () => {
    await save.mutateAsync({ id: face.id, ...toBody(draft) });
    // Changes made during the save are not saved yet.
    setChanges((later) => (later === changes ? {} : later));
    tell(`${draft.name.trim()} was saved.`);
  };
  const name = shownUserInterfaceName(face);
  return (
    <>
      <PageHeader
        title={name}
        namesThing
        crumbs={crumbs(name)}
        {...(face.default && { badges: <Badge tone="informative">Default</Badge> })}
        actions={
          <>
            <Button startIcon={Copy} disabledReason={withheld} onClick={() => setDialog('copy')}>
              Copy
            </Button>
            <Button
              startIcon={Trash2}
              disabledReason={withheld ?? (face.default ? DEFAULT_STAYS.detail : undefined)}
              onClick={() => setDialog('delete')}
            >
              Delete
            </Button>
          </>
        }
      />
      <Stack gap="4" css={{ maxWidth: '$content' }}>
        {withheld !== undefined && <InlineMessage kind="INFORMATIVE">{withheld}</InlineMessage>}
        <LoadError what="The output settings" reads={[settings]} />
        <ErrorMessage error={taken === undefined ? save.error : null} />
        <FormPlace disabled={withheld !== undefined} aria-label="User interface">
          <InterfaceFields
            draft={draft}
            hasBuilder={hasBuilder}
            fault={fault ?? taken}
            isDefault={face.default}
            settings={settings.data ?? []}
            disabled={withheld !== undefined}
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
        <WhereUsedSection kind="userInterface" ids={[face.id]} environment={environment} />
      </Stack>
      {dialog === 'copy' && (
        <UserInterfaceNameDialog environment={environment} source={face} onClose={close} onCreated={onOpen} />
      )}
      {dialog === 'delete' && (
        <DeleteUserInterfaceDialog environment={environment} face={face} onGone={onGone} onClose={close} />
      )}
    </>
  );
}
