import { useMutation } from '@tanstack/react-query';
import { WelcomeAboardScreen } from '@/components/WelcomeAboardScreen';
import type { AuthenticatedUser } from '@/api/types';
import { userMutations } from '@/api/users';
import { useApi } from '../api/ApiContext';

/** Asks a user without a name for it, saves it, and starts the console anew at its home. */
export function WelcomePage({ user }: { user: AuthenticatedUser }) {
  const { mutate, reset, isPending, error } = useMutation(userMutations(useApi()).updateName());
  return (
    <WelcomeAboardScreen
      isSaving={isPending}
      serverError={error?.message}
      onChange={reset}
      onSubmit={(name) =>
        mutate({ userId: user.id, ...name }, { onSuccess: () => window.location.assign('/') })
      }
    />
  );
}
