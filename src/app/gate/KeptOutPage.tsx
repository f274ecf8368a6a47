import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';

/** Told to a user whose account is not active: there is nothing but to log out. */
export function KeptOutPage() {
  const { logOut } = useSession();
  return (
    <>
      <title>No access · Platen</title>
      <UnauthorizedScreen
        fullPage
        reason="Your account is deactivated. An administrator of your subscription can activate it again."
        onLogOut={() => void logOut()}
      />
    </>
  );
}
