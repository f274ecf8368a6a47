import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { viewPreferenceQueries, workspaceQueries } from '@/api/editor-views';
import { mediaQueries } from '@/api/media';
import { templateQueries } from '@/api/templates';
import type { Template } from '@/api/types';
import { nameOfCopy, refusalOfItemName } from '@/domain/item-name';
import type { Document } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { useApi } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';
import { saveFile } from '@/product/saveFile';
import { useEditorHost } from '../page/EditorHost';
import { createFileFinders } from '../page/createFileFinders';
import { fetchShared } from '../page/fetchShared';
import { AssetThumbnail } from '../page/fields/AssetThumbnail';
import { ChoosePictureDialog } from '../page/fields/ChoosePictureDialog';
import { NamedPicture } from '../page/fields/NamedPicture';
import { usePictureUpload } from '../page/fields/usePictureUpload';
import type { ImageChoices } from '../page/fields/ImageField';
import type { ViewChoices } from './bar/ViewMenu';
import { useKitSync } from './brand-kit';
import { StudioFeaturesContext } from './core/StudioFeaturesContext';
import { SessionContext, useView } from './core/SessionContext';
import { draftKey } from './drafts';
import { DraftQuestion } from './messages/DraftQuestion';
import { MissingFonts } from './messages/MissingFonts';
import { NoteDialog } from './messages/NoteDialog';
import { TemplateSaveFailure } from './messages/TemplateSaveFailure';
import { ResourcesPanel } from './panels';
import { OpenElsewhere, OtherEditors, useOtherEditors } from './presence';
import { TemplateEditor } from './TemplateEditor';
import { createTemplateEntries } from './createTemplateEntries';
import type { TemplateScreenProps } from './TemplateScreen';
import { useEnvironmentFonts, useFontLibrary } from './useEnvironmentFonts';
import { useDocumentDraft } from './useDocumentDraft';
import { useOpenSession, type OpenedDocument } from './useOpenSession';

const NONE: readonly never[] = [];

interface OpenTemplateProps extends TemplateScreenProps {
  /** Undefined until the first save. */
  template: Template | undefined;
  /** Name of the template. */
  name: string;
  document: Document;
  /** Whether the document is a recovered draft. @default false */
  isRecovered?: boolean;
  studioVersion: string;
  /** Called after “save as” switched the editor to another template, with everything still open. */
  onMove: (template: Template) => void;
  /** Opens a stored template. */
  onReopen: (templateId: string) => void;
}

/** A template in its editor, with saving, “save as”, and drafts in the browser. */
export function OpenTemplate(props: OpenTemplateProps) {
  const { environment, template, document, isRecovered = false } = props;
  const { found, ...draft } = useDocumentDraft(draftKey(environment, template?.id), document);
  const revision = template?.revision;
  const [opened, setOpened] = useState<OpenedDocument>({ document, revision, isRecovered });
  return (
    <Opened
      {...props}
      key={opened.isRecovered ? 'recovered' : 'stored'}
      name={opened.name ?? props.name}
      opened={opened}
      onMove={(moved) => {
        draft.forget();
        props.onMove(moved);
      }}
      isSettled={draft.isRead && (!found || opened.isRecovered)}
      question={
        found && !opened.isRecovered ? (
          <DraftQuestion
            draft={found}
            isOutdated={found.revision !== revision}
            onRecover={() => setOpened({ ...found, isRecovered: true })}
            onDrop={draft.drop}
          />
        ) : null
      }
    />
  );
}

interface OpenedProps extends OpenTemplateProps {
  opened: OpenedDocument;
  /** Whether the user has decided which document is open. */
  isSettled: boolean;
  question: ReactNode;
}

function Opened(props: OpenedProps) {
  const { environment, opened, isSettled, question, studioVersion, hasFeature, backHref, onReopen } = props;
  const api = useApi();
  const fonts = useEnvironmentFonts(environment);
  const fontLibrary = useFontLibrary(environment);
  const client = useQueryClient();
  const host = useEditorHost();
  const upload = usePictureUpload(environment);
  const { session, template, name, saveAs, saveWithNote, saving } = useOpenSession(props);
  const others = useOtherEditors(environment, template?.id);
  // The draft in the browser stays until the user has decided which document is open.
  useKitSync(environment, session, props.hasBrandKits && isSettled);
  const [asked, setAsked] = useState<'name' | 'versions' | 'note'>();
  const [context] = useState<ValueContext>(() => ({
    today: new Date().toISOString().slice(0, 10),
    mediaConnectorId: '',
  }));
  const files = useMemo(() => {
    const { font, picture } = templateQueries(api, environment);
    return createFileFinders({
      font: (wanted) => fetchShared(client, font(wanted)),
      picture: (wanted) => fetchShared(client, picture({ quality: 'highest', ...wanted })),
      vision: (wanted) => fetchShared(client, mediaQueries(api, environment).pictureVision(wanted)),
    });
  }, [api, environment, client]);
  const choices: ViewChoices = {
    workspaces: useQuery(workspaceQueries(api, environment).list()).data ?? NONE,
    viewPreferences: useQuery(viewPreferenceQueries(api, environment).list()).data ?? NONE,
  };
  const thumbnail: ImageChoices['thumbnail'] = (value) => (
    <AssetThumbnail picture={templateQueries(api, environment).picture({ quality: 'thumbnail', ...value })} />
  );
  const download = () => {
    const file = new Blob([JSON.stringify(session.designed())], { type: 'application/json' });
    const fileName = `${name}.json`;
    saveFile({ blob: file, fileName });
    host.report({ type: 'finished', fileName, file });
  };
  const entries = createTemplateEntries({
    isStored: template !== undefined,
    onNote: () => setAsked('note'),
    onVersions: () => setAsked('versions'),
    onSaveAs: () => setAsked('name'),
    onDownload: download,
  });
  return (
    <SessionContext value={session}>
      <StudioFeaturesContext value={(feature) => hasFeature(feature, studioVersion)}>
        <TemplateEditor
          name={name}
          backHref={backHref}
          context={context}
          entries={entries}
          onSave={() => void session.save()}
          {...files}
          upload={async (file) => {
            const { id, name: called, width, height, previewFault } = await upload(file);
            if (previewFault !== null) throw new Error(previewFault);
            return { connectorId: context.mediaConnectorId, assetId: id, name: called, width, height };
          }}
          fonts={fonts}
          fontLibrary={fontLibrary}
          resources={(onInsert) => (
            <ResourcesPanel
              environment={environment}
              onInsert={onInsert}
              thumbnail={thumbnail}
              hasBrandKits={props.hasBrandKits}
              takingFonts={props.takingFonts}
              mediaConnectorId={context.mediaConnectorId}
            />
          )}
          choices={choices}
          people={
            <>
              {props.mark}
              <OtherEditors others={others.all} />
            </>
          }
          images={{
            withheld: props.mediaWithheld,
            thumbnail,
            named: (picture, draw) => (
              <NamedPicture
                asset={mediaQueries(api, environment).asset(picture?.assetId ?? '')}
                isThere={picture?.connectorId === context.mediaConnectorId}
              >
                {draw}
              </NamedPicture>
            ),
            browse: (asked) => (
              <ChoosePictureDialog
                {...asked}
                environment={environment}
                mediaConnectorId={context.mediaConnectorId}
              />
            ),
          }}
          messages={
            <>
              {question}
              <OpenElsewhere others={others.before} />
              <MissingFonts environment={environment} document={opened.document} />
              <TemplateSaveFailure
                {...(template && { onOpenTheirs: () => onReopen(template.id) })}
                onDownload={download}
                onSaveAs={() => setAsked('name')}
              />
            </>
          }
        />
        {asked === 'versions' && template && (
          <Versions {...props} template={template} onClose={() => setAsked(undefined)} />
        )}
        {asked === 'note' && (
          <NoteDialog onSave={(given) => void saveWithNote(given)} onClose={() => setAsked(undefined)} />
        )}
        {asked === 'name' && (
          <NameDialog
            title="Save as a new template"
            verb="Save"
            name={nameOfCopy(name)}
            refusalOf={refusalOfItemName}
            isPending={saving.isPending}
            error={saving.error}
            onErrorDismiss={saving.reset}
            onSave={async (called) => {
              await saveAs(called);
              setAsked(undefined);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
      </StudioFeaturesContext>
    </SessionContext>
  );
}

interface VersionsProps extends OpenedProps {
  template: Template;
  onClose: () => void;
}

/** Shows the versions of the open template; restoring requires a saved state. */
function Versions({ template, versions, onReopen, onClose }: VersionsProps) {
  const isSaved = useView((view) => view.saveState === 'saved');
  return versions({
    template,
    onClose,
    withheld: isSaved ? undefined : 'Save your changes first: restoring a version takes their place.',
    onRestored: () => onReopen(template.id),
  });
}
