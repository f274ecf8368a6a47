import { useEffect } from 'react';
import { onDemand } from '@/components/onDemand';
import type { Auth0ClientProps } from './Auth0Client';

interface IdentityClientProps extends Auth0ClientProps {
  /** Called when its code could not be had, with what asks for it once more. */
  onFailed: (onRetry: () => void) => void;
}

/** The client of the identity provider; it draws nothing, and tells what the session is. */
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
