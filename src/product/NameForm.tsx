import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { Stack } from '@/components/Stack';
import { PersonNameFields, personNames, type PersonNames } from './PersonNames';
import { ErrorMessage } from './ErrorMessage';
import { useUnsavedChanges } from './UnsavedChangesContext';

interface NameFormProps {
  names: { readonly firstName: string | null; readonly lastName: string | null };
  /** Whether a save is running. */
  pending: boolean;
  /** Why the save failed. */
  error: Error | null;
  onSave: (names: PersonNames) => void;
  /** Called when the user types while an error is shown. */
  onErrorDismiss: () => void;
  /** @default the browser fills in nothing */
  autoComplete?: 'own';
}

/** Edits both names of a user. Keeps the input when saving fails, and asks before it is lost. */
export function NameForm({ names, pending, error, onSave, onErrorDismiss, autoComplete }: NameFormProps) {
  const { register, handleSubmit, formState, setValue } = useForm<PersonNames>({
    resolver: zodResolver(personNames),
    values: { firstName: names.firstName ?? '', lastName: names.lastName ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);

  // Keeps input typed during a save when the saved names arrive, even if it equals the earlier value.
  const typedSinceSave = useRef(new Map<keyof PersonNames, string>());
  useEffect(() => {
    for (const [field, text] of typedSinceSave.current) setValue(field, text, { shouldDirty: true });
  }, [names.firstName, names.lastName, setValue]);
  const save = (typed: PersonNames) => {
    typedSinceSave.current.clear();
    onSave(typed);
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement & HTMLInputElement>) => {
    typedSinceSave.current.set(target.name as keyof PersonNames, target.value);
    if (error) onErrorDismiss();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} onChange={onChange}>
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
