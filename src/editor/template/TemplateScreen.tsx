import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { isGone } from '@/api/http';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { templateQueries } from '@/api/templates';
import type { Connector, EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { readDocument, type DocumentRefusal } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { ErrorMessage } from '@/product/ErrorMessage';
import { LoadError } from '@/product/LoadError';
import { saveFile } from '@/product/saveFile';
import { useSitting } from '@/product/Sitting';
import { failureOf, useEditorHost } from '../page/EditorHost';
import type { StudioFeature } from './core/FeaturesContext';
import { Loading } from './Loading';
import { NewTemplate } from './NewTemplate';
import { OpenTemplate } from './OpenTemplate';
import { useHeader, WideEnough } from './WideEnough';

/** What of an editor of templates does not depend on which one is open. */
export interface TemplateScreenProps {
  environment: EnvironmentDetail;
  /** Where the templates are; none where there is no way back. */
  backHref: string | undefined;
  /** Whether a feature of the studio is on at this version. */
  hasFeature: (feature: StudioFeature, studioVersion: string) => boolean;
  /** Whether brand kits are on here. */
  hasBrandKits: boolean;
  /** Why the reader may not look through the media; `undefined` for whoever may. */
  mediaWithheld: string | undefined;
  /** Makes the address that of another template, which this editor is at already. */
  onMoved: (templateId: string) => void;
  /** What is to be known of the place it is opened from, in a word or two; stands in the bar. */
  mark?: ReactNode;
  /** What the versions of a template are looked at in. */
  versions: (asked: VersionsQuestion) => ReactNode;
  /** How fonts of connectors get into the environment. */
  takingFonts: TakingFonts;
}

/** How fonts of connectors get into the environment. */
export interface TakingFonts {
  /** Why the reader may not change fonts; `undefined` for whoever may. */
  readonly withheld: string | undefined;
  /** What they are chosen in. */
  readonly choose: (asked: FontsQuestion) => ReactNode;
}

/** Fonts that are to be taken into the environment. */
export interface FontsQuestion {
  /** Those they can be taken from, at least one; the first is chosen. */
  readonly connectors: readonly Connector[];
  readonly onClose: () => void;
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

/** A template as it is open, whatever addresses it gets. */
export interface SittingProps extends TemplateScreenProps {
  /** Called once the editor has gone on to another template, with all that is open in it. */
  onMove: (template: Template) => void;
  /** Opens a template as it is stored. */
  onReopen: (templateId: string) => void;
}

/** Which template an address is about. */
export interface TemplateAddress {
  /** None for a template that is not saved yet. */
  templateId: string | undefined;
  /** Goes back to the templates. */
  onLeave: () => void;
}

/**
 * A template of the environment, or a new one, edited. One that gets another address by being saved stays open as it is,
 * with what is selected, changed and typed meanwhile; any other address is opened from what is stored there.
 */
export function TemplateScreen({ templateId, onLeave, ...props }: TemplateScreenProps & TemplateAddress) {
  const { environment, onMoved } = props;
  const client = useQueryClient();
  const queries = templateQueries(useApi(), environment);
  const sitting = useSitting(templateId);
  const sittingProps = {
    ...props,
    onMove: (template: Template) => {
      sitting.move(template.id);
      onMoved(template.id);
    },
    onReopen: (reopened: string) => {
      void client.resetQueries(queries.one(reopened));
      sitting.reopen(reopened);
    },
  };
  return sitting.openedAs === undefined ? (
    <NewTemplate key={sitting.key} {...sittingProps} onLeave={onLeave} />
  ) : (
    <StoredTemplate key={sitting.key} {...sittingProps} templateId={sitting.openedAs} />
  );
}

/** A template that is stored already. */
function StoredTemplate(props: SittingProps & { templateId: string }) {
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
  const host = useEditorHost();
  const error = template.error ?? document.error ?? settings.error;
  useEffect(() => {
    if (error) host.report(failureOf('open', error));
  }, [host, error]);
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
        {!error && <Loading />}
      </>
    );
  return (
    <ReadTemplate
      {...props}
      template={template.data}
      stored={document.data}
      studioVersion={settings.data.sdkVersionPublic}
    />
  );
}

/** Why a document can't be read, with its code. */
const wordsOf = (refusal: DocumentRefusal): string =>
  ['code' in refusal ? refusal.code : '', refusal.pointer, refusal.message].join(' ').trim();

interface ReadTemplateProps extends SittingProps {
  template: Template;
  stored: unknown;
  studioVersion: string;
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
