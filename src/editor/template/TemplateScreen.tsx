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
import { useEditedItem } from '@/product/useEditedItem';
import { toFailedEvent, useEditorHost } from '../page/EditorHost';
import type { StudioFeature } from './core/StudioFeaturesContext';
import { Loading } from './Loading';
import { NewTemplate } from './NewTemplate';
import { OpenTemplate } from './OpenTemplate';
import { useHeader, NarrowWindowWarning } from './NarrowWindowWarning';

/** Props of the template editor that do not depend on the open template. */
export interface TemplateScreenProps {
  environment: EnvironmentDetail;
  /** Address of the template list; undefined if there is no way back. */
  backHref: string | undefined;
  /** Whether a studio feature is on at this version. */
  hasFeature: (feature: StudioFeature, studioVersion: string) => boolean;
  /** Whether brand kits are on. */
  hasBrandKits: boolean;
  /** Why the user may not browse the media; `undefined` if they may. */
  mediaWithheld: string | undefined;
  /** Changes the address to another template that the editor has already switched to. */
  onMoved: (templateId: string) => void;
  /** A short note in the toolbar about where the editor was opened. */
  mark?: ReactNode;
  /** Renders the versions of a template. */
  versions: (asked: VersionsQuestion) => ReactNode;
  /** Import of fonts from connectors. */
  takingFonts: FontImport;
}

/** Import of fonts from connectors into the environment. */
export interface FontImport {
  /** Why the user may not change fonts; `undefined` if they may. */
  readonly withheld: string | undefined;
  /** Renders the dialog that chooses fonts. */
  readonly choose: (asked: FontsQuestion) => ReactNode;
}

/** Asks for fonts to import into the environment. */
export interface FontsQuestion {
  /** The connectors to choose from, at least one; the first is the initial choice. */
  readonly connectors: readonly Connector[];
  readonly onClose: () => void;
}

/** Asks for the versions of a template. */
export interface VersionsQuestion {
  readonly template: Template;
  /** Why none can be restored now; `undefined` if they can. */
  readonly withheld: string | undefined;
  /** Called after a version was restored. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** An open template, whatever addresses it gets. */
export interface OpenTemplateProps extends TemplateScreenProps {
  /** Called after “save as” switched the editor to another template, with everything still open. */
  onMove: (template: Template) => void;
  /** Opens a stored template. */
  onReopen: (templateId: string) => void;
}

/** The template of an address. */
export interface TemplateAddress {
  /** Undefined for a template that has not been saved. */
  templateId: string | undefined;
  /** Returns to the templates. */
  onLeave: () => void;
}

/**
 * Edits a template of the environment, or a new one. A save that changes the address keeps the editor open, with
 * selection, changes and input. Any other new address opens the template stored there.
 */
export function TemplateScreen({ templateId, onLeave, ...props }: TemplateScreenProps & TemplateAddress) {
  const { environment, onMoved } = props;
  const client = useQueryClient();
  const queries = templateQueries(useApi(), environment);
  const sitting = useEditedItem(templateId);
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

/** Loads a stored template. */
function StoredTemplate(props: OpenTemplateProps & { templateId: string }) {
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
    if (error) host.report(toFailedEvent('open', error));
  }, [host, error]);
  const header = useHeader(backHref, 'Template');
  if (isGone(template.error) || isGone(document.error))
    return (
      <>
        {header}
        <EmptySection title="This template is not there" description="It was deleted or never existed." />
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

/** Explains why a document can't be read, with the error code. */
const wordsOf = (refusal: DocumentRefusal): string =>
  ['code' in refusal ? refusal.code : '', refusal.pointer, refusal.message].join(' ').trim();

interface ReadTemplateProps extends OpenTemplateProps {
  template: Template;
  stored: unknown;
  studioVersion: string;
}

/** Validates the loaded document of a template before use. */
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
    <NarrowWindowWarning title={template.name} backHref={backHref}>
      <OpenTemplate {...props} document={read.value} name={template.name} />
    </NarrowWindowWarning>
  );
}
