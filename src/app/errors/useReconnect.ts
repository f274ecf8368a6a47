import { useEffect, useEffectEvent, useState } from 'react';

/** The network during and after a failure: offline, back online, or online all along. */
type Connection = 'offline' | 'recovering' | 'online';

/**
 * Retries as soon as the browser is online, after a failure without a network or without a response.
 * @param isUnreached whether there was no response
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
