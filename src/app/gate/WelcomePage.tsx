import { useMutation } from '@tanstack/react-query';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import { WelcomeAboardScreen } from '@/components/WelcomeAboardScreen';
import { useApi } from '@/product/FeatureContext';

/** Asks a user without a name for it, saves it, and restarts the console at its home. */
export function WelcomePage({ user }: { user: AuthenticatedUser }) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...userMutations(useApi()).updateName(),
    // Not in the call's options: the gate unmounts this page once the name exists.
    onSuccess: () => window.location.assign('/'),
  });
  return (
    <>
      <title>Welcome · Platen</title>
      <WelcomeAboardScreen
        pending={isPending || isSuccess}
        serverError={error?.message}
        onServerErrorClear={reset}
        onSubmit={(name) => mutate({ userId: user.id, ...name })}
      />
    </>
  );
}
