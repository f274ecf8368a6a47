import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { viewPreferenceQueries, workspaceQueries } from '@/api/editor-views';
import type { Template } from '@/api/types';
import type { Document } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { useApi } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { useEditorHost } from '../page/EditorHost';
import type { ViewChoices } from './bar/ViewMenu';
import { useKitSync } from './brand-kit';
import { StudioFeaturesContext } from './core/StudioFeaturesContext';
import { SessionContext } from './core/SessionContext';
import { draftKey } from './drafts';
import { DraftQuestion } from './messages/DraftQuestion';
import { MissingFonts } from './messages/MissingFonts';
import { TemplateSaveFailure } from './messages/TemplateSaveFailure';
import { ResourcesPanel } from './panels';
import { OpenElsewhere, OtherEditors, useOtherEditors } from './presence';
import { TemplateEditor } from './TemplateEditor';
import { TemplateDialog, type TemplateQuestion } from './TemplateDialog';
import { createTemplateEntries } from './createTemplateEntries';
import type { TemplateScreenProps } from './TemplateScreen';
import { useEnvironmentFonts, useFontLibrary } from './useEnvironmentFonts';
import { useFileFinders } from './useFileFinders';
import { useDocumentDraft } from './useDocumentDraft';
import { useInsertableUpload } from './useInsertableUpload';
import { useTemplateImages } from './useTemplateImages';
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
  const host = useEditorHost();
  const { session, template, name, saveAs, saveWithNote, saving } = useOpenSession(props);
  const others = useOtherEditors(environment, template?.id);
  // The draft in the browser stays until the user has decided which document is open.
  useKitSync(environment, session, props.hasBrandKits && isSettled);
  const [asked, setAsked] = useState<TemplateQuestion>();
  const [context] = useState<ValueContext>(() => ({
    today: new Date().toISOString().slice(0, 10),
    mediaConnectorId: '',
  }));
  const files = useFileFinders(environment);
  const choices: ViewChoices = {
    workspaces: useQuery(workspaceQueries(api, environment).list()).data ?? NONE,
    viewPreferences: useQuery(viewPreferenceQueries(api, environment).list()).data ?? NONE,
  };
  const upload = useInsertableUpload(environment, context.mediaConnectorId);
  const images = useTemplateImages({
    environment,
    mediaConnectorId: context.mediaConnectorId,
    withheld: props.mediaWithheld,
  });
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
          upload={upload}
          fonts={fonts}
          fontLibrary={fontLibrary}
          resources={(onInsert) => (
            <ResourcesPanel
              environment={environment}
              onInsert={onInsert}
              thumbnail={images.thumbnail}
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
          images={images}
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
        <TemplateDialog
          versions={props.versions}
          onReopen={onReopen}
          asked={asked}
          template={template}
          name={name}
          saving={saving}
          onSaveAs={saveAs}
          onSaveWithNote={saveWithNote}
          onClose={() => setAsked(undefined)}
        />
      </StudioFeaturesContext>
    </SessionContext>
  );
}
