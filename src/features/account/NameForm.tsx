import { useMutation } from '@tanstack/react-query';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import { NameForm as Form } from '@/product/NameForm';
import { useApi } from '@/product/FeatureContext';

interface NameFormProps {
  user: AuthenticatedUser;
  onSaved: () => void;
}

/** The signed-in user's own names. */
export function NameForm({ user, onSaved }: NameFormProps) {
  const api = useApi();
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
