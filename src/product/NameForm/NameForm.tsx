import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type ChangeEvent } from 'react';
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
  const { register, handleSubmit, formState, setValue } = useForm<PersonNames>({
    resolver: zodResolver(personNames),
    values: { firstName: names.firstName ?? '', lastName: names.lastName ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);

  // What is typed during a save stays when the saved names arrive, even where it is what had been saved before.
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
