import { useMutation } from '@tanstack/react-query';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import type { PersonNames } from '@/product/PersonNames';
import { NameForm as Form } from '@/product/NameForm';
import { useApi, useNotify } from '@/product/FeatureContext';

interface NameFormProps {
  user: AuthenticatedUser;
}

/** The form for the signed-in user's own names. */
export function NameForm({ user }: NameFormProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useMutation(userMutations(api).updateName());
  const save = async (names: PersonNames) => {
    await mutateAsync({ userId: user.id, ...names });
    tell('Your name was saved.');
  };
  return (
    <Form
      names={user}
      pending={isPending}
      error={error}
      onErrorDismiss={reset}
      onSave={(names) => void save(names).catch(() => undefined)}
      autoComplete="own"
    />
  );
}
