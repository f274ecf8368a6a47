import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { connectorMutations } from '@/api/connectors';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { CONNECTOR_TYPES } from '@/domain/connectors';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import {
  connectorForm,
  connectorErrors,
  connectorValues,
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  reachesOut,
  toConnectorBody,
  type ConnectorValues,
} from './connectorForm';
import { TYPE_WORDS } from './connectorWords';
import { ReachFields } from './ReachFields';
import { SourceFields } from './SourceFields';

interface ConnectorDialogProps {
  environment: EnvironmentDetail;
  /** The connector to configure; without it one is added. */
  connector?: Connector | undefined;
  onClose: () => void;
}

/** Adds or configures a connector: content, source and authentication. */
export function ConnectorDialog({ environment, connector, onClose }: ConnectorDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const mutations = connectorMutations(api, environment);
  const create = useMutation(mutations.create());
  const configure = useMutation(mutations.set());
  const isPending = create.isPending || configure.isPending;
  const form = useForm<ConnectorValues>({
    resolver: zodResolver(connectorForm),
    defaultValues: connectorValues(connector),
  });
  const { register, handleSubmit, setError, formState, control } = form;
  const [type, sourceType] = useWatch({ control, name: ['type', 'sourceType'] });
  const { errors, isDirty } = formState;
  const verb = connector ? 'Save connector' : 'Add connector';
  const save = async (values: ConnectorValues) => {
    const { type, ...body } = toConnectorBody(values);
    try {
      if (connector) await configure.mutateAsync({ id: connector.id, ...body });
      else await create.mutateAsync({ type, ...body });
      onClose();
      tell(connector ? `${body.name} was saved.` : `${body.name} was added. Enable it to have it offered.`);
    } catch (error) {
      for (const { field, message } of connectorErrors(error)) setError(field, { message });
    }
  };
  return (
    <FormDialog
      placement="side"
      size="s"
      title={connector ? `Configure ${connector.name}` : 'Add connector'}
      pending={isPending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      verb={verb}
      hasInput={isDirty}
      onClose={onClose}
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
        <SourceFields environment={environment} form={form} />
        {reachesOut({ type, sourceType }) && <ReachFields connector={connector} form={form} />}
      </Stack>
    </FormDialog>
  );
}
