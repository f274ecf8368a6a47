import { useMutation } from '@tanstack/react-query';
import type { PlatformApi } from '@/api/http';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import { NameForm as Form } from '@/product/NameForm';

interface NameFormProps {
  api: PlatformApi;
  user: AuthenticatedUser;
  onSaved: () => void;
}

/** The signed-in user's own names. */
export function NameForm({ api, user, onSaved }: NameFormProps) {
  const { mutate, isPending, error, reset } = useMutation(userMutations(api).updateName());
  return (
    <Form
      names={user}
      pending={isPending}
      error={error}
      onErrorDismiss={reset}
      onSave={(names) => mutate({ userId: user.id, ...names }, { onSuccess: onSaved })}
      autoComplete="own"
    />
  );
}
