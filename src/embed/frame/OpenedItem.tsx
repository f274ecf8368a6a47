import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { environmentQueries } from '@/api/environments';
import { userQueries } from '@/api/users';
import { onDemand } from '@/components/onDemand';
import { Skeleton } from '@/components/Skeleton';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { deriveAccess, parsePermissions, refusalOfAction } from '@/domain/access';
import { isStudioFeatureEnabled } from '@/domain/flags';
import { FAILURE_WORDS } from '@/domain/failure';
import { keepInMemory } from '@/product/browserKeeping';
import { toFailedEvent } from '@/editor/page/EditorHost';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import type { OpenRequest } from '../protocol';
import { BACK } from './back';
import type { HostPort } from './HostPort';

// The frame may share its origin, and so its browser storage, with the host page.
keepInMemory();

const Main = styled('main', {
  height: '100dvh',
  padding: '$4',
  overflow: 'auto',
  backgroundColor: '$canvas',
});

const Loading = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <Skeleton shape="block" height="70dvh" />
  </div>
);

/** Drawn while code loads. @throws Error while drawing, if loading failed */
const inItsPlace = {
  drawWait: ({ hasFailed }: { hasFailed: boolean }) => {
    if (hasFailed) throw new Error(FAILURE_WORDS.code);
    return <Loading />;
  },
};
const ProjectScreen = onDemand(async () => (await import('@/editor/project')).ProjectScreen, inItsPlace);
const TemplateScreen = onDemand(async () => (await import('@/editor/template')).TemplateScreen, inItsPlace);
const TemplateVersionsDialog = dialogOnDemand(
  async () => (await import('@/features/templates')).TemplateVersionsDialog,
);
const AddConnectorFonts = dialogOnDemand(async () => (await import('@/features/fonts')).AddConnectorFonts);

interface OpenedItemProps {
  host: HostPort;
  open: OpenRequest;
}

/** Draws the requested item once its environment and the user's permissions are loaded. */
export function OpenedItem({ host, open }: OpenedItemProps) {
  const { environmentId, kind, hasBack } = open;
  const api = useApi();
  const [id, setId] = useState<string | undefined>(open.id);
  const environment = useQuery(environmentQueries(api).detail(environmentId));
  const permissions = useQuery(userQueries(api).permissions());
  const error = environment.error ?? permissions.error;
  useEffect(() => {
    if (error) host.report(toFailedEvent('open', error));
  }, [host, error]);
  const moveTo = (next: string) => {
    setId(next);
    host.report({ type: 'moved', id: next });
  };
  if (!environment.data || !permissions.data)
    return (
      <Main>
        <LoadError what="The environment" reads={[environment, permissions]} />
        {!error && <Loading />}
      </Main>
    );
  const access = deriveAccess(parsePermissions(permissions.data), {
    environmentId,
    subscriptionId: environment.data.subscriptionId,
    isGraFxPricebook: false,
    subscriptionEnvironmentIds: [environmentId],
  });
  const props = {
    environment: environment.data,
    backHref: hasBack ? BACK : undefined,
    mediaWithheld: refusalOfAction('media.list', access)?.detail,
  };
  return (
    <Main {...(kind === 'template' && { 'data-box-sizing': 'content' })}>
      {kind === 'project' && id !== undefined ? (
        <ProjectScreen key={id} {...props} projectId={id} onOpen={moveTo} />
      ) : (
        <TemplateScreen
          {...props}
          templateId={id}
          hasBrandKits
          hasFeature={(feature, studioVersion) =>
            isStudioFeatureEnabled({
              globalFlag: open.studioFeatures === undefined,
              flag: open.studioFeatures?.[feature],
              studioVersion,
            })
          }
          onMoved={moveTo}
          onLeave={() => host.report({ type: 'back' })}
          versions={(asked) => <TemplateVersionsDialog {...asked} environment={environment.data} />}
          takingFonts={{
            withheld: refusalOfAction('font.edit', access)?.detail,
            choose: (asked) => <AddConnectorFonts {...asked} environment={environment.data} />,
          }}
        />
      )}
    </Main>
  );
}
