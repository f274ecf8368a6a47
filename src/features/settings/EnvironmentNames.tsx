import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { environmentMutations } from '@/api/environments';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { LONGEST_ENVIRONMENT_NAME } from '@/domain/environments';
import { useApi, useNotify } from '@/product/FeatureContext';
import { createNameSchema, NamedFields, nameErrors, type NamedValues } from '@/product/NamedFields';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

const environmentForm = createNameSchema(LONGEST_ENVIRONMENT_NAME);

/** The form for name and description of an environment; sends only changed values. */
export function EnvironmentNames({ environment }: { environment: EnvironmentDetail }) {
  const tell = useNotify();
  const { guid, name, description } = environment;
  const { mutateAsync, isPending } = useMutation(environmentMutations(useApi()).update());
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<NamedValues>({
    resolver: zodResolver(environmentForm),
    values: { name, description: description ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, dirtyFields } = formState;
  useUnsavedChanges(isDirty);

  const save = async (typed: NamedValues) => {
    // The saved values have no outer blanks.
    setValue('name', typed.name);
    setValue('description', typed.description);
    try {
      const saved = await mutateAsync({
        environmentId: guid,
        ...(dirtyFields.name && { name: typed.name }),
        ...(dirtyFields.description && { description: typed.description || null }),
      });
      // Keeps text typed during the save as an unsaved change.
      reset(typed, { keepValues: true });
      tell(`${saved.name} was saved.`);
    } catch (error) {
      for (const { field, message } of nameErrors(error)) setError(field, { message });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack gap="4" align="start" css={{ '& > :first-child': { width: '100%' } }}>
        <NamedFields register={register} errors={errors} nameLimit={LONGEST_ENVIRONMENT_NAME} />
        <Button
          type="submit"
          intent="primary"
          pending={isPending}
          disabledReason={isDirty ? undefined : 'Nothing has been changed.'}
        >
          Save
        </Button>
      </Stack>
    </form>
  );
}
