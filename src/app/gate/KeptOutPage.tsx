import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';

interface KeptOutPageProps {
  /**
   * The platform's reason for refusing this account.
   * @default that the account is deactivated
   */
  reason?: string | undefined;
}

const DEACTIVATED =
  'Your account is deactivated. An administrator of your subscription can activate it again.';

/** Shown to a user whose account is inactive or deleted; offers only the logout. */
export function KeptOutPage({ reason = DEACTIVATED }: KeptOutPageProps) {
  const { logOut } = useSession();
  return (
    <>
      <title>No access · Platen</title>
      <UnauthorizedScreen fullPage reason={reason} onLogOut={() => void logOut()} />
    </>
  );
}
