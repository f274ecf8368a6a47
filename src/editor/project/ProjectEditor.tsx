import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { FormSection } from '@/domain/user-interface';
import { drawnPages, resolveLayout, type Id } from '@/engine/document';
import { missingValues, type ValueContext } from '@/engine/resolve';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import { useActedDocument } from '../page/useActedDocument';
import type { FindFont } from '../page/loadPageEngine';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { CanvasSession } from './core/CanvasSession';
import { pageShowing } from './core/fieldFrames';
import { fieldsOf, formOf } from './core/form';
import type { ProjectSession } from './core/ProjectSession';
import type { DrawRows } from './panels/DataRowNavigator';
import { EditorBar } from './panels/EditorBar';
import { FormPanel } from './panels/FormPanel';
import type { ImageChoices } from '../page/fields/ImageField';
import { PagePanel } from './panels/PagePanel';
import { fieldId } from '../page/fields/VariableField';

/* Form and page side by side as high as the window; on a phone the page lies above the form. */
const Room = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
  gap: '$4',
  height: 'calc(100dvh - 12rem)',
  minHeight: '24rem',
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '38dvh auto', height: 'auto' },
});
const FormSide = styled('div', {
  overflowY: 'auto',
  paddingInlineEnd: '$2',
  '@tablet': { gridRow: 2, overflowY: 'visible', paddingInlineEnd: 0 },
});
const PageSide = styled('div', {
  minWidth: 0,
  minHeight: 0,
  '@tablet': { gridRow: 1, position: 'sticky', insetBlockStart: 0, zIndex: 1 },
});

/** Props of {@link ProjectEditor}. */
export interface ProjectEditorProps {
  session: ProjectSession;
  name: string;
  /** Where the projects are. */
  backHref: string;
  /** The form its user interface describes. */
  sections: readonly FormSection[];
  /** What values are read by; the same object from one drawing to the next. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  images: ImageChoices;
  /** Reads rows and draws them. */
  rows: DrawRows;
  /** Says why saving failed, with the ways on. */
  failure: (error: unknown) => ReactNode;
  /** Asks for the format and makes the file. */
  download: (onClose: () => void) => ReactNode;
}

/** A project as it is filled in: the form beside the page it fills, which follows every key. */
export function ProjectEditor(props: ProjectEditorProps) {
  const {
    session,
    name,
    backHref,
    sections,
    context,
    findFont,
    findPicture,
    images,
    rows,
    failure,
    download,
  } = props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { document, saveState } = view;
  const acted = useActedDocument(document, context);
  const [canvas] = useState(() => new CanvasSession(session));
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [active, setActive] = useState<Id>();
  const [turnedTo, setTurnedTo] = useState(0);
  const [isDownloading, setIsDownloading] = useState(false);
  const [isMissingShown, setIsMissingShown] = useState(false);
  useUnsavedChanges(saveState !== 'saved');
  useUndoKeys(session);

  const parts = useMemo(() => formOf(document, sections), [document, sections]);
  const missing = useMemo(() => {
    const asked = fieldsOf(parts);
    return missingValues(document).filter(({ variableId }) => asked.has(variableId));
  }, [document, parts]);
  const pages = drawnPages(acted, resolveLayout(acted, acted.selectedLayoutId).settings.intent);
  const index = Math.min(turnedTo, pages.length - 1);
  /** The page follows the field that is filled in. */
  const activate = (variableId: Id | undefined) => {
    setActive(variableId);
    if (variableId !== undefined) setTurnedTo(pageShowing(acted, pages, { variableId, present: index }));
  };
  const focusField = (variableId: Id) => {
    const field = globalThis.document.getElementById(fieldId(variableId));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  const askForDownload = () => {
    const [first] = missing;
    setIsMissingShown(first !== undefined);
    if (first) focusField(first.variableId);
    else setIsDownloading(true);
  };
  return (
    <>
      <EditorBar {...{ session, view, name, backHref }} onDownload={askForDownload} />
      {saveState === 'failed' && failure(view.failure)}
      <Room>
        <FormSide>
          <FormPanel
            {...{ session, document, parts, images, rows }}
            today={context.today}
            missing={isMissingShown ? missing : []}
            onActive={activate}
          />
        </FormSide>
        <PageSide>
          <PagePanel
            {...{ name, canvas, pages, index, shelf, findFont, active }}
            document={acted}
            onTurn={setTurnedTo}
            onField={focusField}
          />
        </PageSide>
      </Room>
      {isDownloading && download(() => setIsDownloading(false))}
    </>
  );
}

/** Undo and redo by keyboard, also in a field: what the browser would undo there is only part of a change. */
function useUndoKeys(session: ProjectSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (!isCommand || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session]);
}
