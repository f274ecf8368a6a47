import { useCallback, useRef, useState } from 'react';

interface Recovery {
  token: Promise<string>;
  complete: (token: string) => void;
}

function createRecovery(): Recovery {
  let complete: Recovery['complete'] = () => undefined;
  const token = new Promise<string>((resolve) => {
    complete = resolve;
  });
  return { token, complete };
}

/** Keeps whether the session has ended, and the recovery that all token requests share. */
export function useExpiry() {
  const recovery = useRef<Recovery | undefined>(undefined);
  const [expiry, setExpiry] = useState<{ reason: unknown }>();

  const expire = useCallback((reason?: unknown) => {
    recovery.current ??= createRecovery();
    setExpiry((known) => known ?? { reason });
    return recovery.current.token;
  }, []);

  /** The awaited token; undefined while the session is valid. */
  const awaited = useCallback(() => recovery.current?.token, []);

  const resume = useCallback((token: string) => {
    recovery.current?.complete(token);
    recovery.current = undefined;
    setExpiry(undefined);
  }, []);

  return { isExpired: expiry !== undefined, expiredBy: expiry?.reason, expire, awaited, resume };
}
