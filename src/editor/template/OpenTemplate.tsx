import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, History as HistoryIcon, MessageSquareText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { viewPreferenceQueries, workspaceQueries } from '@/api/editor-views';
import { mediaQueries } from '@/api/media';
import { templateMutations, templateQueries } from '@/api/templates';
import type { Template } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { nameOfCopy, refusalOfItemName } from '@/domain/item-name';
import type { Document } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { useApi } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';
import { saveFile } from '@/product/saveFile';
import { documentFiles } from '../page/documentFiles';
import { fetchShared } from '../page/fetchShared';
import { AssetThumbnail } from '../page/fields/AssetThumbnail';
import { ChoosePictureDialog } from '../page/fields/ChoosePictureDialog';
import type { ViewChoices } from './bar/ViewMenu';
import { EditorSession } from './core/EditorSession';
import { FeaturesContext } from './core/FeaturesContext';
import { SessionContext, useView } from './core/SessionContext';
import { deleteDraft, writeDraft } from './drafts';
import { DraftQuestion } from './messages/DraftQuestion';
import { MissingFonts } from './messages/MissingFonts';
import { NoteDialog } from './messages/NoteDialog';
import { SaveFailure } from './messages/SaveFailure';
import { ResourcesPanel } from './panels';
import { TemplateEditor } from './TemplateEditor';
import type { TemplateScreenProps } from './TemplateScreen';
import { useEnvironmentFonts } from './useEnvironmentFonts';
import { useDraft } from './useDraft';

const NONE: readonly never[] = [];

interface OpenTemplateProps extends TemplateScreenProps {
  /** None while it was never saved. */
  template: Template | undefined;
  name: string;
  document: Document;
  studioVersion: string;
  /** Opens what was restored; none while it was never saved. */
  onRestored: (() => void) | undefined;
}

/** What is opened: as it is stored, or as the browser has kept it. */
interface Opened {
  readonly document: Document;
  readonly revision: number | undefined;
  readonly isRecovered: boolean;
}

/** A template in its editor, with all that keeps it: saving, saving as another one, what the browser keeps until then. */
export function OpenTemplate(props: OpenTemplateProps) {
  const { environment, template, document } = props;
  const key = `${environment.guid} ${template?.id ?? 'new'}`;
  const draft = useDraft(key, document);
  const [opened, setOpened] = useState<Opened>({
    ...{ document, revision: template?.revision, isRecovered: false },
  });
  return (
    <Opened
      {...props}
      key={opened.isRecovered ? 'recovered' : 'stored'}
      {...{ opened, draftKey: key }}
      question={
        draft.found && !opened.isRecovered ? (
          <DraftQuestion
            at={draft.found.at}
            isOutdated={draft.found.revision !== template?.revision}
            onRecover={() => {
              if (draft.found) setOpened({ ...draft.found, isRecovered: true });
            }}
            onDrop={draft.drop}
          />
        ) : null
      }
    />
  );
}

interface OpenedProps extends OpenTemplateProps {
  opened: Opened;
  draftKey: string;
  question: ReactNode;
}

function Opened(props: OpenedProps) {
  const { environment, template, name, opened, draftKey, question, studioVersion, hasFeature } = props;
  const { backHref, onOpen } = props;
  const api = useApi();
  const fonts = useEnvironmentFonts(environment);
  const client = useQueryClient();
  const mutations = templateMutations(api, environment);
  const { mutateAsync: save } = useMutation(mutations.save());
  const create = useMutation(mutations.create());
  const [asked, setAsked] = useState<'name' | 'versions' | 'note'>();
  const note = useRef<string>(undefined);
  const [context] = useState<ValueContext>(() => ({
    today: new Date().toISOString().slice(0, 10),
    mediaConnectorId: '',
  }));
  const [session] = useState(
    () =>
      new EditorSession({
        ...{ document: opened.document, revision: opened.revision, now: () => performance.now() },
        isSaved: !opened.isRecovered,
        save: async (document, revision) =>
          (await save({ id: template?.id ?? '', document, revision, note: note.current })).revision,
        keep: (document, revision) =>
          void (document
            ? writeDraft(draftKey, { document, revision, at: Date.now() })
            : deleteDraft(draftKey)),
      }),
  );
  useEffect(() => session.close, [session]);
  const files = useMemo(() => {
    const { font, picture } = templateQueries(api, environment);
    return documentFiles({
      font: (wanted) => fetchShared(client, font(wanted)),
      picture: (wanted) => fetchShared(client, picture({ quality: 'highest', ...wanted })),
      vision: (wanted) => fetchShared(client, mediaQueries(api, environment).pictureVision(wanted)),
    });
  }, [api, environment, client]);
  const choices: ViewChoices = {
    workspaces: useQuery(workspaceQueries(api, environment).list()).data ?? NONE,
    viewPreferences: useQuery(viewPreferenceQueries(api, environment).list()).data ?? NONE,
  };
  const saveAs = async (called: string) => {
    const made = await create.mutateAsync({ name: called, document: session.designed() });
    // At once: whoever leaves with something unsaved is asked.
    flushSync(() => session.abandon());
    setAsked(undefined);
    onOpen(made.id);
  };
  const onSave = () => {
    if (template) void session.save();
    // A failure is told as that of every other write.
    else if (!create.isPending) void saveAs(name).catch(() => undefined);
  };
  const saveWith = async (given: string) => {
    note.current = given;
    await session.save();
    note.current = undefined;
  };
  const download = () =>
    saveFile({
      blob: new Blob([JSON.stringify(session.designed())], { type: 'application/json' }),
      fileName: `${name}.json`,
    });
  const entries: MenuEntry[] = [
    {
      ...{ id: 'save-note', label: 'Save with a note…', icon: MessageSquareText },
      disabledReason: template ? undefined : 'It was never saved.',
      onSelect: () => setAsked('note'),
    },
    {
      ...{ id: 'versions', label: 'Versions…', icon: HistoryIcon },
      disabledReason: template ? undefined : 'It was never saved.',
      onSelect: () => setAsked('versions'),
    },
    { id: 'save-as', label: 'Save as…', icon: Copy, onSelect: () => setAsked('name') },
    {
      ...{ id: 'download', label: 'Download as JSON', icon: Download },
      onSelect: download,
    },
  ];
  return (
    <SessionContext value={session}>
      <FeaturesContext value={(feature) => hasFeature(feature, studioVersion)}>
        <TemplateEditor
          {...{ name, backHref, context, entries, onSave }}
          firstSave={template ? undefined : create.isPending ? 'saving' : 'unsaved'}
          {...files}
          fonts={fonts}
          resources={(onInsert) => (
            <ResourcesPanel {...{ environment, onInsert }} mediaConnectorId={context.mediaConnectorId} />
          )}
          choices={choices}
          images={{
            withheld: props.mediaWithheld,
            thumbnail: (value) => (
              <AssetThumbnail
                picture={templateQueries(api, environment).picture({ quality: 'thumbnail', ...value })}
              />
            ),
            browse: (asked) => (
              <ChoosePictureDialog
                {...asked}
                {...{ environment }}
                mediaConnectorId={context.mediaConnectorId}
              />
            ),
          }}
          messages={
            <>
              {question}
              <MissingFonts environment={environment} document={opened.document} />
              <SaveFailure
                templateId={template?.id}
                {...{ environment, onDownload: download }}
                onSaveAs={() => setAsked('name')}
              />
            </>
          }
        />
        {asked === 'versions' && template && (
          <Versions {...props} template={template} onClose={() => setAsked(undefined)} />
        )}
        {asked === 'note' && (
          <NoteDialog onSave={(given) => void saveWith(given)} onClose={() => setAsked(undefined)} />
        )}
        {asked === 'name' && (
          <NameDialog
            title="Save as a new template"
            verb="Save"
            name={nameOfCopy(name)}
            refusalOf={refusalOfItemName}
            isPending={create.isPending}
            error={create.error}
            onErrorDismiss={create.reset}
            onSave={saveAs}
            onClose={() => setAsked(undefined)}
          />
        )}
      </FeaturesContext>
    </SessionContext>
  );
}

interface VersionsProps extends OpenedProps {
  template: Template;
  onClose: () => void;
}

/** The versions of the open template; one is restored over what is saved only. */
function Versions({ template, versions, onRestored, onClose }: VersionsProps) {
  const isSaved = useView((view) => view.saveState === 'saved');
  return versions({
    ...{ template, onClose },
    withheld: isSaved ? undefined : 'Save your changes first: restoring a version takes their place.',
    onRestored: () => onRestored?.(),
  });
}
