import { useEffect } from 'react';
import { onDemand } from '@/components/onDemand';
import type { Auth0ClientProps } from './Auth0Client';

interface IdentityClientProps extends Auth0ClientProps {
  /** Called with a retry function when its code failed to load. */
  onFailed: (onRetry: () => void) => void;
}

/** The client of the identity provider; renders nothing and reports the session. */
export const IdentityClient = onDemand<IdentityClientProps>(
  async () => (await import('./Auth0Client')).Auth0Client,
  {
    drawWait: ({ hasFailed, onRetry }, { onFailed }) =>
      hasFailed ? <Failed onRetry={onRetry} onFailed={onFailed} /> : null,
  },
);

function Failed({ onRetry, onFailed }: { onRetry: () => void; onFailed: IdentityClientProps['onFailed'] }) {
  useEffect(() => onFailed(onRetry), [onFailed, onRetry]);
  return null;
}
