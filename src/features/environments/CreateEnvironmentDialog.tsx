import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { environmentMutations } from '@/api/environments';
import { formErrors } from '@/api/http';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { LONGEST_ENVIRONMENT_DESCRIPTION, LONGEST_ENVIRONMENT_NAME } from '@/domain/environments';
import { environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import {
  createEnvironmentForm,
  toCreateEnvironment,
  type CreateEnvironmentValues,
} from './createEnvironmentForm';
import { InitialRoles } from './InitialRoles';

const TYPES = (['sandbox', 'development', 'production'] as const).map((value) => ({
  value,
  label: environmentTypeWord(value),
}));
const LABELS = { type: 'Type', name: 'Name', description: 'Description' } as const;

interface CreateEnvironmentDialogProps {
  subscriptionId: string;
  subscriptionName: string;
  onClose: () => void;
}

/** The form for a new environment; stays open until the list shows it. */
export function CreateEnvironmentDialog(props: CreateEnvironmentDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, subscriptionName, onClose } = props;
  const { mutateAsync, isPending } = useMutation(environmentMutations(api).create());
  const { control, register, handleSubmit, setError, formState } = useForm<CreateEnvironmentValues>({
    resolver: zodResolver(createEnvironmentForm),
    defaultValues: { name: '', description: '', roles: [] },
  });
  const { errors, isDirty } = formState;

  const create = async (values: CreateEnvironmentValues) => {
    try {
      const { name } = await mutateAsync(toCreateEnvironment(values, subscriptionId));
      onClose();
      tell(`${name} was created.`);
    } catch (error) {
      for (const { field, message } of formErrors(error, LABELS)) setError(field, { message });
    }
  };
  return (
    <FormDialog
      title="Create environment"
      description={`In ${subscriptionName}, in the region of the subscription.`}
      size="m"
      pending={isPending}
      onSubmit={(event) => void handleSubmit(create)(event)}
      verb="Create environment"
      hasInput={isDirty}
      onClose={onClose}
    >
      <Stack gap="4">
        {errors.root?.server?.message && (
          <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
        )}
        <Select
          label="Type"
          required
          options={TYPES}
          placeholder="Choose a type"
          defaultValue=""
          description="Sandbox runs the newest release and watermarks its output."
          error={errors.type?.message}
          {...register('type')}
        />
        <TextField
          label="Name"
          maxLength={LONGEST_ENVIRONMENT_NAME}
          description="Left empty, it is named after the subscription and the type."
          error={errors.name?.message}
          {...register('name')}
        />
        <TextArea
          label="Description"
          rows={3}
          maxLength={LONGEST_ENVIRONMENT_DESCRIPTION}
          error={errors.description?.message}
          {...register('description')}
        />
        <InitialRoles
          subscriptionId={subscriptionId}
          control={control}
          register={register}
          errors={errors.roles}
        />
      </Stack>
    </FormDialog>
  );
}
