import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { environmentMutations } from '@/api/environments';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { LONGEST_ENVIRONMENT_NAME } from '@/domain/environment';
import { useApi, useTell } from '@/product/FeatureContext';
import { namedForm, NamedFields, nameErrors, type NamedValues } from '@/product/NamedFields';
import { useUnsavedChanges } from '@/product/UnsavedChanges';

const environmentForm = namedForm(LONGEST_ENVIRONMENT_NAME);

/** What an environment is called and what it is for; only what was changed is sent. */
export function EnvironmentNames({ environment }: { environment: EnvironmentDetail }) {
  const tell = useTell();
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
    // As it is saved: without outer blanks.
    setValue('name', typed.name);
    setValue('description', typed.description);
    try {
      const saved = await mutateAsync({
        environmentId: guid,
        ...(dirtyFields.name && { name: typed.name }),
        ...(dirtyFields.description && { description: typed.description || null }),
      });
      // What was typed during the save stays, as a change of what is saved now.
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
