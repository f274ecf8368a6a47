import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { isGone } from '@/api/http';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { newDocument, readDocument, type DocumentRefusal } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { ErrorMessage } from '@/product/ErrorMessage';
import { LoadError } from '@/product/LoadError';
import { saveFile } from '@/product/saveFile';
import type { StudioFeature } from './core/FeaturesContext';
import { OpenTemplate } from './OpenTemplate';

/** The name of a template that has none yet. */
const UNNAMED = 'New template';

/** What of an editor of templates does not depend on which one is open. */
export interface TemplateScreenProps {
  environment: EnvironmentDetail;
  /** Where the templates are. */
  backHref: string;
  /** Whether a feature of the studio is on at this version. */
  hasFeature: (feature: StudioFeature, studioVersion: string) => boolean;
  /** Why the reader may not look through the media; `undefined` for whoever may. */
  mediaWithheld: string | undefined;
  /** Goes to another template. */
  onOpen: (templateId: string) => void;
  /** What the versions of a template are looked at in. */
  versions: (asked: VersionsQuestion) => ReactNode;
}

/** Versions that are looked at. */
export interface VersionsQuestion {
  readonly template: Template;
  /** Why none can be restored now; `undefined` where one can. */
  readonly withheld: string | undefined;
  /** Called once one was restored. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

function useHeader(backHref: string, title: string): ReactNode {
  return (
    <PageHeader
      title={title}
      actions={
        <LinkButton href={backHref} startIcon={ArrowLeft}>
          Templates
        </LinkButton>
      }
    />
  );
}

const Loading = () => (
  <Stack gap="4" aria-busy="true">
    <VisuallyHidden role="status">Loading the template</VisuallyHidden>
    <Skeleton shape="block" height="70dvh" />
  </Stack>
);

/** A template of the environment, edited. */
export function TemplateScreen(props: TemplateScreenProps & { templateId: string }) {
  const { environment, templateId, backHref } = props;
  const api = useApi();
  const queries = templateQueries(api, environment);
  const template = useQuery({ ...queries.one(templateId), refetchOnWindowFocus: false, staleTime: Infinity });
  const document = useQuery({
    ...queries.document({ id: templateId, revision: template.data?.revision ?? 0 }),
    enabled: template.data !== undefined,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const settings = useQuery(environmentSettingsQueries(api).settings(environment));
  const [restored, setRestored] = useState(0);
  const header = useHeader(backHref, 'Template');
  if (isGone(template.error) || isGone(document.error))
    return (
      <>
        {header}
        <EmptySection
          title="This template is not there"
          description="It has been deleted, or was never here."
        />
      </>
    );
  if (!template.data || !document.data || !settings.data)
    return (
      <>
        {header}
        <LoadError what="The template" reads={[template, document, settings]} />
        {!template.error && !document.error && !settings.error && <Loading />}
      </>
    );
  return (
    <ReadTemplate
      {...props}
      key={`${template.data.id} ${restored}`}
      onRestored={() => setRestored((count) => count + 1)}
      template={template.data}
      stored={document.data}
      studioVersion={settings.data.sdkVersionPublic}
    />
  );
}

/** A template that is not saved yet: an empty page. */
export function NewTemplateScreen(props: TemplateScreenProps) {
  const { environment, backHref } = props;
  const settings = useQuery(environmentSettingsQueries(useApi()).settings(environment));
  const header = useHeader(backHref, UNNAMED);
  const studioVersion = settings.data?.sdkVersionPublic;
  const document = useMemo(() => {
    const release = studioVersion === undefined ? undefined : STUDIO_RELEASES[studioVersion];
    return release && newDocument({ pageId: 'page-1', layoutId: 'layout-1', ...release });
  }, [studioVersion]);
  if (!document || studioVersion === undefined)
    return (
      <>
        {header}
        <LoadError what="The template" reads={[settings]} />
        {!settings.error && <Loading />}
      </>
    );
  return (
    <WideEnough title={UNNAMED} backHref={backHref}>
      <OpenTemplate
        {...props}
        {...{ document, studioVersion }}
        template={undefined}
        name={UNNAMED}
        onRestored={undefined}
      />
    </WideEnough>
  );
}

/** Why a document can't be read, with its code. */
const wordsOf = (refusal: DocumentRefusal): string =>
  ['code' in refusal ? refusal.code : '', refusal.pointer, refusal.message].join(' ').trim();

interface ReadTemplateProps extends TemplateScreenProps {
  template: Template;
  stored: unknown;
  studioVersion: string;
  onRestored: () => void;
}

/** A template whose document has come: it is read before it is trusted. */
function ReadTemplate({ stored, ...props }: ReadTemplateProps) {
  const { template, backHref, studioVersion } = props;
  const text = useMemo(() => JSON.stringify(stored), [stored]);
  const sdkVersion = STUDIO_RELEASES[studioVersion]?.sdkVersion;
  const read = useMemo(
    () => readDocument(text, sdkVersion === undefined ? undefined : { sdkVersion }),
    [text, sdkVersion],
  );
  const header = useHeader(backHref, template.name);
  if (!read.ok)
    return (
      <>
        {header}
        <ErrorMessage
          error={new Error(read.refusal.message)}
          message={wordsOf(read.refusal)}
          action={
            <Button
              size="s"
              onClick={() =>
                saveFile({
                  blob: new Blob([text], { type: 'application/json' }),
                  fileName: `${template.name}.json`,
                })
              }
            >
              Download
            </Button>
          }
        >
          The document of {template.name} can’t be read.
        </ErrorMessage>
      </>
    );
  return (
    <WideEnough title={template.name} backHref={backHref}>
      <OpenTemplate {...props} document={read.value} name={template.name} />
    </WideEnough>
  );
}

/** Below this width, in pixels, the editor warns before it opens. */
const NARROW = 768;

interface WideEnoughProps {
  /** What is opened. */
  title: string;
  backHref: string;
  children: ReactNode;
}

/** Warns where there is little room, and lets people go on. */
function WideEnough({ title, backHref, children }: WideEnoughProps) {
  const [isWarned, setIsWarned] = useState(() => window.innerWidth >= NARROW);
  const header = useHeader(backHref, title);
  if (isWarned) return children;
  return (
    <>
      {header}
      <EmptySection
        title="This window is narrow for the editor"
        description="Tools, page and panels need 768 pixels side by side. You can go on; panels lie over the page then."
        action={
          <Inline gap="2">
            <Button intent="primary" onClick={() => setIsWarned(true)}>
              Open anyway
            </Button>
          </Inline>
        }
      />
    </>
  );
}
