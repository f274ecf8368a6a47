import { trimEndOf } from '@/domain/format';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { environmentSettingsQueries } from '@/api/environment-settings';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { styled } from '@/components/theme';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { useEditedItem } from '@/product/useEditedItem';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { openProject, openTemplate, type StudioFailure } from '@/embed/host';
import { useAppearance } from '../AppearanceProvider';
import { useStartUp } from '../configuration/ConfigurationContext';
import { SAME_PAGE } from '../routeTable/samePage';
import { useSession } from '../session/SessionContext';

/* The template editor is as high as the window, the project editor as high as the rest of the console's frame. */
const Place = styled('div', {
  '& > iframe': { display: 'block' },
  variants: {
    kind: {
      template: { position: 'fixed', inset: 0 },
      project: { height: 'calc(100dvh - 8rem)' },
    },
  },
});

const TITLES = { project: 'Project', template: 'Template' } as const;
const BACK_WORDS = { project: 'My projects', template: 'Templates' } as const;

interface ConfiguredStudioProps {
  kind: 'project' | 'template';
  /** Undefined for an unsaved template. */
  id: string | undefined;
  environment: EnvironmentDetail;
  backHref: string;
  /** The address of another one. */
  addressOf: (id: string) => string;
}

/** An editor in the environment's studio version, from the configured studio address. */
export function ConfiguredStudio(props: ConfiguredStudioProps) {
  const { kind, id, environment, backHref } = props;
  const { configuration } = useStartUp();
  const settings = useQuery(environmentSettingsQueries(useApi()).settings(environment));
  const sitting = useEditedItem(id);
  const [failure, setFailure] = useState<StudioFailure>();
  const [attempt, setAttempt] = useState(0);
  const label = settings.data?.sdkVersionPublic;
  const version = label === undefined ? undefined : (STUDIO_RELEASES[label]?.sdkVersion ?? label);
  const back = (
    <LinkButton href={backHref} startIcon={ArrowLeft}>
      {BACK_WORDS[kind]}
    </LinkButton>
  );
  if (version === undefined)
    return (
      <>
        <PageHeader title={TITLES[kind]} actions={back} />
        <LoadError what="The version of the studio" reads={[settings]} />
      </>
    );
  if (failure)
    return (
      <>
        <PageHeader title={TITLES[kind]} actions={back} />
        <EmptySection
          title={`Version ${version} of the studio could not be loaded`}
          description={`${failure.message} This environment is set to it.`}
          action={
            <Inline gap="2">
              <Button
                intent="primary"
                onClick={() => {
                  setFailure(undefined);
                  setAttempt((count) => count + 1);
                }}
              >
                Try again
              </Button>
            </Inline>
          }
        />
      </>
    );
  return (
    <OpenStudio
      {...props}
      key={`${sitting.key} ${attempt}`}
      id={sitting.openedAs}
      url={`${trimEndOf(configuration.studioCdnBaseUrl, '/')}/${version}/`}
      onMove={sitting.move}
      onFail={setFailure}
    />
  );
}

interface OpenStudioProps extends ConfiguredStudioProps {
  /** Address of the studio. */
  url: string;
  onMove: (id: string) => void;
  /** Called when it can't be loaded. */
  onFail: (failure: StudioFailure) => void;
}

function OpenStudio(props: OpenStudioProps) {
  const { kind, id, environment, backHref, url } = props;
  const { configuration, featureFlags } = useStartUp();
  const { colourMode } = useAppearance();
  const { getAccessToken, expire } = useSession();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  // The studio calls the latest callbacks; it is opened only once.
  const present = useRef(props);
  useEffect(() => {
    present.current = props;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const options = {
      apiUrl: configuration.PLATFORM_API_URL,
      environmentId: environment.guid,
      studioUrl: url,
      colourMode,
      ...(!configuration.featureFlagsEnabled && { studioFeatures: featureFlags.studioFeatureFlags }),
      getToken: async (asked: { renew: boolean }) => {
        const token = await getAccessToken(asked);
        if (token === undefined) throw new Error('Nobody is signed in.');
        return token;
      },
      onChanged: ({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) => setIsUnsaved(hasUnsavedChanges),
      onMoved: ({ id: next }: { id: string }) => {
        const { id: before, addressOf, onMove } = present.current;
        onMove(next);
        void navigate(addressOf(next), { replace: before === undefined, state: SAME_PAGE });
      },
      onBack: () => void navigate(backHref),
      onFailed: (failure: StudioFailure) => {
        if (failure.during === 'sign-in') expire();
        if (failure.during === 'load') present.current.onFail(failure);
      },
    };
    const opened =
      kind === 'project'
        ? openProject(place.current, { ...options, projectId: id ?? '' })
        : openTemplate(place.current, { ...options, templateId: id });
    return () => void opened.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once; another address or another try is another key
  }, []);
  return <Place ref={place} kind={kind} />;
}
