import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { isGone } from '@/api/http';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { readDocument, type Document, type DocumentRefusal } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { ErrorMessage } from '@/product/ErrorMessage';
import { LoadError } from '@/product/LoadError';
import { saveFile } from '@/product/saveFile';
import type { StudioFeature } from './core/FeaturesContext';
import { OpenTemplate } from './OpenTemplate';
import { AddLayoutDialog, firstDocument, type LayoutDraft } from './panels';
import { useHeader, WideEnough } from './WideEnough';

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

interface NewTemplateScreenProps extends TemplateScreenProps {
  /** Goes back to the templates. */
  onLeave: () => void;
}

/** A template that is not saved yet: it is asked what it is called and how large it is, and an empty page is opened. */
export function NewTemplateScreen({ onLeave, ...props }: NewTemplateScreenProps) {
  const { environment, backHref } = props;
  const [started, setStarted] = useState<{ name: string; document: Document }>();
  const settings = useQuery(environmentSettingsQueries(useApi()).settings(environment));
  const header = useHeader(backHref, UNNAMED);
  const studioVersion = settings.data?.sdkVersionPublic;
  const release = studioVersion === undefined ? undefined : STUDIO_RELEASES[studioVersion];
  if (!release || studioVersion === undefined)
    return (
      <>
        {header}
        <LoadError what="The template" reads={[settings]} />
        {!settings.error && <Loading />}
      </>
    );
  const start = (draft: LayoutDraft) =>
    setStarted({ name: draft.name, document: firstDocument(draft, release) });
  return (
    <WideEnough title={UNNAMED} backHref={backHref}>
      {started ? (
        <OpenTemplate
          {...props}
          {...{ studioVersion, ...started }}
          template={undefined}
          onRestored={undefined}
        />
      ) : (
        <>
          {header}
          <AddLayoutDialog
            title={UNNAMED}
            verb="Create template"
            name=""
            onAdd={(draft) => void start(draft)}
            onClose={onLeave}
          />
        </>
      )}
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
