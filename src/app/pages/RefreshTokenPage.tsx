import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { StartingScreen } from '../layouts/StartingScreen';
import { useSession } from '../session/SessionContext';

/** A path inside the console; anything else, another site above all, is not gone to. */
function safePath(path: string | null): string {
  const { origin } = window.location;
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // What climbs out of the root may leave two slashes, which begin the address of another site.
  const isInside = url.origin === origin && !url.pathname.startsWith('//');
  return isInside ? url.pathname + url.search + url.hash : '/';
}

/** Renews the token, whatever the cache holds, and goes on to `returnTo`. */
export function RefreshTokenPage() {
  const { getAccessToken } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safePath(query.get('returnTo'));
  useEffect(() => {
    void getAccessToken({ renew: true }).then(() => navigate(target, { replace: true }));
  }, [getAccessToken, navigate, target]);
  return <StartingScreen />;
}
