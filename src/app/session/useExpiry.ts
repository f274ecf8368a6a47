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

/** Whether a session has ended, and the one wait for its recovery that all calls for a token share. */
export function useExpiry() {
  const recovery = useRef<Recovery | undefined>(undefined);
  const [expiry, setExpiry] = useState<{ reason: unknown }>();

  const expire = useCallback((reason?: unknown) => {
    recovery.current ??= createRecovery();
    setExpiry((known) => known ?? { reason });
    return recovery.current.token;
  }, []);

  /** The token that is waited for; none while the session goes on. */
  const awaited = useCallback(() => recovery.current?.token, []);

  const resume = useCallback((token: string) => {
    recovery.current?.complete(token);
    recovery.current = undefined;
    setExpiry(undefined);
  }, []);

  return { isExpired: expiry !== undefined, expiredBy: expiry?.reason, expire, awaited, resume };
}
