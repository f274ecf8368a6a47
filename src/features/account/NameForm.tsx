import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { PlatformApi } from '@/api/http';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';

const nameForm = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required.')),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required.')),
});

type NameValues = z.infer<typeof nameForm>;

interface NameFormProps {
  api: PlatformApi;
  user: AuthenticatedUser;
  onSaved: () => void;
}

/** Both names of the user; what was typed stays when saving fails. */
export function NameForm({ api, user, onSaved }: NameFormProps) {
  const { mutate, isPending, error, reset } = useMutation(userMutations(api).updateName());
  const names = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' };
  const { register, handleSubmit, formState } = useForm<NameValues>({
    resolver: zodResolver(nameForm),
    values: names,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  const save = (values: NameValues) => mutate({ userId: user.id, ...values }, { onSuccess: onSaved });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} onChange={() => error && reset()}>
      <Stack gap="4">
        {error && <InlineMessage kind="NEGATIVE">{error.message}</InlineMessage>}
        <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
          <TextField
            label="First name"
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            required
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </Grid>
        <div>
          <Button
            type="submit"
            intent="primary"
            pending={isPending}
            disabledReason={isDirty ? undefined : 'Nothing has been changed.'}
          >
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
