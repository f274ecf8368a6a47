import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { createPlatformApi } from '@/api/http';
import { createQueryClient } from '@/app/api/createQueryClient';
import { useConnection } from '@/app/api/useConnection';
import { useFailedWrites } from '@/app/api/useFailedWrites';
import { NotificationArea } from '@/app/notifications/NotificationArea';
import { NotificationsProvider } from '@/app/notifications/NotificationsProvider';
import { useTellByNotification } from '@/app/notifications/useTellByNotification';
import { Button } from '@/components/Button';
import { LinkProvider, type LinkElementProps } from '@/components/Link';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { FAILURE_WORDS, STATUS_MESSAGES } from '@/domain/failure';
import { EditorHostContext } from '@/editor/page/EditorHost';
import { ErrorMessage } from '@/product/ErrorMessage';
import { FeatureContext } from '@/product/FeatureContext';
import { UnsavedChangesContext } from '@/product/UnsavedChangesContext';
import { UploadsProvider } from '@/product/Uploads';
import type { OpenRequest } from '../protocol';
import type { HostPort } from './HostPort';
import { OpenedItem } from './OpenedItem';
import { BACK } from './back';
import { useUnsavedReport } from './useUnsavedReport';

interface FrameProps {
  host: HostPort;
  open: OpenRequest;
}

/** Gives the editors the services of the console, backed by the host page. */
export function StudioFrame(props: FrameProps) {
  return (
    <NotificationsProvider>
      <Services {...props}>
        <ErrorBoundary
          fallback={(error, retry) => (
            <ErrorMessage
              error={error as Error}
              message={error instanceof Error ? error.message : FAILURE_WORDS.unknown}
              action={
                <Button size="s" onClick={retry}>
                  Try again
                </Button>
              }
            >
              The editor has stopped.
            </ErrorMessage>
          )}
        >
          <OpenedItem {...props} />
        </ErrorBoundary>
      </Services>
    </NotificationsProvider>
  );
}

function Services({ host, open, children }: FrameProps & { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const tell = useTellByNotification();
  const services = useMemo(() => {
    const api = createPlatformApi({
      platformUrl: open.apiUrl,
      getAccessToken: host.token,
      onUnauthorized: () =>
        host.report({ type: 'failed', during: 'sign-in', message: STATUS_MESSAGES[401], status: 401 }),
    });
    return { api, tell };
  }, [host, open, tell]);
  useFailedWrites(client);
  useConnection(client);
  const unsaved = useUnsavedReport(host);
  const Anchor = useMemo(() => linkTo(host), [host]);
  return (
    <FeatureContext value={services}>
      <QueryClientProvider client={client}>
        <UploadsProvider>
          <UnsavedChangesContext value={unsaved}>
            <EditorHostContext value={host}>
              <LinkProvider component={Anchor}>{children}</LinkProvider>
            </EditorHostContext>
          </UnsavedChangesContext>
        </UploadsProvider>
      </QueryClientProvider>
      <NotificationArea variant="studio" />
    </FeatureContext>
  );
}

/** Links of the frame: the way back calls the host page, all others open a new tab. */
const linkTo = (host: HostPort) =>
  function FrameLink({ children, href, onClick, ...anchor }: LinkElementProps) {
    return (
      <a
        target="_blank"
        rel="noopener noreferrer"
        {...anchor}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (href !== BACK) return;
          event.preventDefault();
          host.report({ type: 'back' });
        }}
      >
        {children}
      </a>
    );
  };
