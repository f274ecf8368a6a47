import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { connectorMutations } from '@/api/connectors';
import type { EnvironmentAddress } from '@/api/environment';
import type { Connector } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { CONNECTOR_AUTHENTICATIONS, CONNECTOR_TYPES } from '@/domain/connector';
import { useDiscardQuestion } from '@/product/DiscardQuestion';
import { useApi, useTell } from '@/product/FeatureContext';
import {
  connectorForm,
  connectorErrors,
  connectorValues,
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  toConnectorBody,
  type ConnectorValues,
} from './connectorForm';
import { AUTHENTICATION_WORDS, TYPE_WORDS } from './connectorWords';

interface ConnectorDialogProps {
  environment: EnvironmentAddress;
  /** The one to configure; without it a new one is added. */
  connector?: Connector | undefined;
  onClose: () => void;
}

const options = (ways: readonly (keyof typeof AUTHENTICATION_WORDS)[]) =>
  ways.map((way) => ({ value: way, label: AUTHENTICATION_WORDS[way] }));

/** Adds a connector or configures one: what it is, where it may reach, and how it shows who it is. */
export function ConnectorDialog({ environment, connector, onClose }: ConnectorDialogProps) {
  const tell = useTell();
  const api = useApi();
  const mutations = connectorMutations(api, environment);
  const create = useMutation(mutations.create());
  const configure = useMutation(mutations.set());
  const isPending = create.isPending || configure.isPending;
  const { register, handleSubmit, setError, formState } = useForm<ConnectorValues>({
    resolver: zodResolver(connectorForm),
    defaultValues: connectorValues(connector),
  });
  const { errors, isDirty } = formState;
  const { requestClose, question } = useDiscardQuestion(isDirty, onClose);
  const verb = connector ? 'Save connector' : 'Add connector';
  const save = async (values: ConnectorValues) => {
    const { type, ...body } = toConnectorBody(values);
    try {
      if (connector) await configure.mutateAsync({ id: connector.id, ...body });
      else await create.mutateAsync({ type, ...body });
      onClose();
      tell(connector ? `${body.name} was saved.` : `${body.name} was added.`);
    } catch (error) {
      for (const { field, message } of connectorErrors(error)) setError(field, { message });
    }
  };
  const { browser, server } = connector?.supportedAuthentication ?? {
    browser: CONNECTOR_AUTHENTICATIONS,
    server: CONNECTOR_AUTHENTICATIONS.filter((way) => way !== 'oAuth2AuthorizationCode'),
  };
  return (
    <Dialog
      open
      placement="side"
      size="s"
      onOpenChange={(open) => !open && requestClose()}
      title={connector ? `Configure ${connector.name}` : 'Add connector'}
      pending={isPending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          <Button disabled={isPending} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {errors.root?.server?.message && (
          <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
        )}
        <TextField
          label="Name"
          required
          maxLength={NAME_LIMIT}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        {!connector && (
          <Select
            label="Brings"
            options={CONNECTOR_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] }))}
            {...register('type')}
          />
        )}
        <TextArea
          label="Description"
          rows={2}
          maxLength={DESCRIPTION_LIMIT}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextArea
          label="Allowed domains"
          description="One a line; *. in front stands for every host below it. The connector reaches no others."
          rows={4}
          error={errors.domains?.message}
          {...register('domains')}
        />
        <Select label="Authentication in the browser" options={options(browser)} {...register('browser')} />
        <Select label="Authentication on the server" options={options(server)} {...register('server')} />
      </Stack>
      {question}
    </Dialog>
  );
}
