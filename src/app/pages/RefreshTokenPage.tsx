import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { StartingScreen } from '../layouts/StartingScreen';
import { useSession } from '../session/SessionContext';

/** Returns a path inside the console; falls back to the home for anything else, especially another site. */
function safePath(path: string | null): string {
  const { origin } = window.location;
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // A path that climbs above the root may begin with two slashes, which would be another site's address.
  const isInside = url.origin === origin && !url.pathname.startsWith('//');
  return isInside ? url.pathname + url.search + url.hash : '/';
}

/** Renews the token despite the cache, and continues to `returnTo`. */
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
