import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { integrationMutations } from '@/api/integrations';
import { NamedFields, nameErrors, type NamedValues } from '@/product/NamedFields';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { integrationForm, NAME_LIMIT } from './integrationForm';
import { ClientSecretDialog } from './ClientSecretDialog';
import type { TokenEndpoint } from './tokenRequest';

interface CreateIntegrationDialogProps {
  environmentId: string;
  tokenEndpoint: TokenEndpoint;
  onClose: () => void;
  /** Called after the dialog with the secret is closed. */
  onCreated: (clientId: string) => void;
}

/** Creates an integration and shows its secret, this once. */
export function CreateIntegrationDialog(props: CreateIntegrationDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { environmentId, tokenEndpoint, onClose, onCreated } = props;
  // The secret is dropped with the dialog: gcTime 0 keeps the mutation's result out of the cache.
  const { mutateAsync, data, isPending } = useMutation({ ...integrationMutations(api).create(), gcTime: 0 });
  const { register, handleSubmit, setError, formState } = useForm<NamedValues>({
    resolver: zodResolver(integrationForm),
    defaultValues: { name: '', description: '' },
  });
  const { errors, isDirty } = formState;
  const create = async ({ name, description }: NamedValues) => {
    try {
      await mutateAsync({ environmentId, name, description: description || null });
    } catch (error) {
      for (const { field, message } of nameErrors(error)) setError(field, { message });
    }
  };
  if (data)
    return (
      <ClientSecretDialog
        title={`The secret of ${data.name}`}
        clientId={data.clientId}
        secret={data.clientSecret}
        tokenEndpoint={tokenEndpoint}
        onClose={() => {
          onClose();
          tell(`${data.name} was created. Give it the permissions it needs.`);
          onCreated(data.clientId);
        }}
      />
    );
  return (
    <FormDialog
      title="Create integration"
      description="A program that calls the API of this environment. It starts without permissions."
      pending={isPending}
      onSubmit={(event) => void handleSubmit(create)(event)}
      verb="Create integration"
      hasInput={isDirty}
      onClose={onClose}
    >
      <NamedFields register={register} errors={errors} nameLimit={NAME_LIMIT} />
    </FormDialog>
  );
}
