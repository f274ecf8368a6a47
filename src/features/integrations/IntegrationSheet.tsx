import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { loadOf } from '@/api/http';
import { integrationMutations, integrationQueries } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { Button } from '@/components/Button';
import { CopyField } from '@/components/CopyField';
import { Dialog } from '@/components/Dialog';
import { Inline } from '@/components/Inline';
import { SecretField } from '@/components/SecretField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { CodeSample } from '@/product/CodeSample';
import { useDiscardQuestion } from '@/product/useDiscardQuestion';
import { LoadError } from '@/product/LoadError';
import { NamedFields, nameErrors, type NamedValues } from '@/product/NamedFields';
import { Panel } from '@/product/Panel';
import { useApi, useNotify } from '@/product/FeatureContext';
import { integrationForm, NAME_LIMIT } from './integrationForm';
import { fileSamples, pictureSamples } from './outputSamples';
import { IntegrationPermissions } from './IntegrationPermissions';
import { PreviousSecret } from './PreviousSecret';
import { tokenRequestSamples, type TokenEndpoint } from './tokenRequest';

interface IntegrationSheetProps {
  clientId: string;
  tokenEndpoint: TokenEndpoint;
  /** Address of the environment's own API, for examples; undefined while unknown. */
  environmentApi: string | undefined;
  /** Recent activity of the integration. */
  history: ReactNode;
  onRotate: (integration: Integration) => void;
  onDelete: (integration: Integration) => void;
  onClose: () => void;
}

/** One integration beside the list: its name, id and secret, permissions, and token request. */
export function IntegrationSheet(props: IntegrationSheetProps) {
  const api = useApi();
  const { clientId, tokenEndpoint, environmentApi, onRotate, onDelete, onClose } = props;
  const integration = useQuery(integrationQueries(api).detail(clientId));
  const load = loadOf(integration);
  const data = load.state === 'success' ? load.data : undefined;
  const [dirtyParts, setDirtyParts] = useState({ general: false, permissions: false });
  const setGeneral = useCallback((general: boolean) => setDirtyParts((parts) => ({ ...parts, general })), []);
  const setPermissions = useCallback(
    (permissions: boolean) => setDirtyParts((parts) => ({ ...parts, permissions })),
    [],
  );
  const isDirty = dirtyParts.general || dirtyParts.permissions;
  const { requestClose, question } = useDiscardQuestion(isDirty, onClose);
  return (
    <Dialog
      open
      placement="side"
      size="l"
      onOpenChange={(open) => !open && requestClose()}
      title={data?.name ?? 'Integration'}
      description={data?.description ?? undefined}
      footer={
        data && (
          <>
            <Button startIcon={Trash2} onClick={() => onDelete(data)}>
              Delete
            </Button>
            <Button startIcon={KeyRound} onClick={() => onRotate(data)}>
              Rotate secret
            </Button>
            <Button onClick={requestClose}>Close</Button>
          </>
        )
      }
    >
      {'error' in load ? (
        <LoadError what="The integration" reads={[integration]} />
      ) : data ? (
        <Stack gap="6">
          <LoadError what="The newest state of the integration" reads={[integration]} />
          <General integration={data} onDirtyChange={setGeneral} />
          <Stack gap="3">
            <CopyField label="Client id" value={data.clientId} />
            <SecretField label="Client secret" />
            {data.previousSecret && (
              <PreviousSecret clientId={data.clientId} name={data.name} secret={data.previousSecret} />
            )}
          </Stack>
          <Panel what="The permissions">
            <IntegrationPermissions integration={data} onDirtyChange={setPermissions} />
          </Panel>
          <CodeSample
            label="How to get a token"
            samples={tokenRequestSamples(data.clientId, tokenEndpoint)}
          />
          {environmentApi !== undefined && (
            <>
              <CodeSample label="How to make a file" samples={fileSamples(environmentApi)} />
              <CodeSample
                label="How to make a picture in one call"
                samples={pictureSamples(environmentApi)}
              />
            </>
          )}
          {props.history}
        </Stack>
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
      {question}
    </Dialog>
  );
}

interface GeneralProps {
  integration: Integration;
  onDirtyChange: (isDirty: boolean) => void;
}

function General({ integration, onDirtyChange }: GeneralProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending } = useMutation(integrationMutations(api).update());
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<NamedValues>({
    resolver: zodResolver(integrationForm),
    values: { name: integration.name, description: integration.description ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const save = async ({ name, description }: NamedValues) => {
    setValue('name', name);
    setValue('description', description);
    try {
      await mutateAsync({ clientId: integration.clientId, name, description: description || null });
      // Keeps text typed during the save as an unsaved change.
      reset({ name, description }, { keepValues: true });
      tell(`${name} was saved.`);
    } catch (error) {
      for (const { field, message } of nameErrors(error)) setError(field, { message });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack gap="3">
        <NamedFields register={register} errors={errors} nameLimit={NAME_LIMIT} />
        <Inline justify="end">
          <Button
            type="submit"
            pending={isPending}
            disabledReason={isDirty ? undefined : 'Nothing has been changed.'}
          >
            Save
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
