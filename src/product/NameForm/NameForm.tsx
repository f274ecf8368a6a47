import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { Stack } from '@/components/Stack';
import { PersonNameFields, personNames, type PersonNames } from '../PersonNames';
import { ErrorMessage } from '../ErrorMessage';
import { useUnsavedChanges } from '../UnsavedChanges';

interface NameFormProps {
  names: { readonly firstName: string | null; readonly lastName: string | null };
  /** Saving is under way. */
  pending: boolean;
  /** Why saving failed. */
  error: Error | null;
  onSave: (names: PersonNames) => void;
  /** Called when something is typed while an error is shown. */
  onErrorDismiss: () => void;
  /** @default the browser fills in nothing */
  autoComplete?: 'own';
}

/** Both names of a user; what was typed stays when saving fails, and leaving with it asks first. */
export function NameForm({ names, pending, error, onSave, onErrorDismiss, autoComplete }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm<PersonNames>({
    resolver: zodResolver(personNames),
    values: { firstName: names.firstName ?? '', lastName: names.lastName ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(onSave)(event)}
      onChange={() => error && onErrorDismiss()}
    >
      <Stack gap="4">
        <ErrorMessage error={error} message={error?.message} />
        <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
          <PersonNameFields register={register} errors={errors} isOwn={autoComplete === 'own'} />
        </Grid>
        <div>
          <Button
            type="submit"
            intent="primary"
            pending={pending}
            disabledReason={isDirty ? undefined : 'Nothing has been changed.'}
          >
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
