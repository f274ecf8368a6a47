import { useEffect, useEffectEvent, useState } from 'react';

/** How what failed stands to the network: it failed without one, comes again as there is one, or fails with one. */
type Connection = 'offline' | 'recovering' | 'online';

/**
 * Fetches what failed while the browser was offline, or did not reach the platform, again as soon as the browser is
 * online.
 * @param isUnreached whether it failed because nothing answered
 */
export function useReconnect(isUnreached: boolean, again: (() => unknown) | undefined): Connection {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'online' : 'offline'));
  const onOnline = useEffectEvent(async () => {
    if (connection !== 'offline' && !isUnreached) return;
    setConnection('recovering');
    await again?.();
    setConnection(navigator.onLine ? 'online' : 'offline');
  });
  useEffect(() => {
    const listen = () => void onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  return connection;
}
