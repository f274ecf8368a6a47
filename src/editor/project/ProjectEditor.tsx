import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import { styled } from '@/components/theme';
import type { OutputRecord } from '@/domain/output';
import type { FormSection } from '@/domain/user-interface';
import { drawnPages, resolveLayout, type Id } from '@/engine/document';
import { missingValues, type ValueContext } from '@/engine/resolve';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import { useActedDocument } from '../page/useActedDocument';
import type { FindFont } from '../page/loadPageEngine';
import { useTextKeys } from '../page/keyboard';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { BatchPanel } from './batch/BatchPanel';
import { useBatch } from './batch/useBatch';
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
  variants: {
    /* A table needs more room than a form. */
    isBatch: {
      true: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 2fr)',
        '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
const FillSide = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  minHeight: 0,
  '@tablet': { gridRow: 2 },
});
const Form = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInlineEnd: '$2',
  '@tablet': { overflowY: 'visible', paddingInlineEnd: 0 },
});
const PageSide = styled('div', {
  minWidth: 0,
  minHeight: 0,
  '@tablet': { gridRow: 1, position: 'sticky', insetBlockStart: 0, zIndex: 1 },
});

/** Props of {@link ProjectEditor}. */
export interface ProjectEditorProps {
  session: ProjectSession;
  projectId: string;
  name: string;
  /** Where the projects are; none where there is no way back. */
  backHref: string | undefined;
  /** The form its user interface describes. */
  sections: readonly FormSection[];
  /** What values are read by; the same object from one drawing to the next. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  images: ImageChoices;
  /** Its first page as it was saved, which stands in until it is drawn. */
  picture: Blob | undefined;
  /** Reads rows and draws them. */
  rows: DrawRows;
  /** Says why saving failed, with the ways on. */
  failure: (error: unknown) => ReactNode;
  /** Asks for the format and makes the file: of the project as it is filled in, or of these records. */
  download: (onClose: () => void, records: readonly OutputRecord[] | undefined) => ReactNode;
}

/** A project as it is filled in: the form beside the page it fills, which follows every key. */
export function ProjectEditor(props: ProjectEditorProps) {
  const {
    session,
    projectId,
    name,
    backHref,
    sections,
    context,
    findFont,
    findPicture,
    images,
    picture,
    rows,
    failure,
    download,
  } = props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { document, saveState } = view;
  const [isBatch, setIsBatch] = useState(false);
  const batch = useBatch({ projectId, document, sections, context });
  const table = useRef<HTMLDivElement>(null);
  const acted = useActedDocument(isBatch ? batch.document : document, context);
  const [canvas] = useState(() => new CanvasSession(session));
  useTextKeys(canvas);
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [active, setActive] = useState<Id>();
  const [turnedTo, setTurnedTo] = useState(0);
  const [downloading, setDownloading] = useState<{ records: readonly OutputRecord[] | undefined }>();
  const [isMissingShown, setIsMissingShown] = useState(false);
  useUnsavedChanges(saveState !== 'saved' || !batch.isKept);
  const history = isBatch ? batch.session : session;
  useUndoKeys(history);

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
    if (isBatch) {
      table.current?.focus({ preventScroll: true });
      batch.goToColumn(variableId);
      return;
    }
    const field = globalThis.document.getElementById(fieldId(variableId));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  const askForDownload = () => {
    if (isBatch) {
      const records = batch.recordsToMake();
      if (records) setDownloading({ records });
      else table.current?.focus();
      return;
    }
    const [first] = missing;
    setIsMissingShown(first !== undefined);
    if (first) focusField(first.variableId);
    else setDownloading({ records: undefined });
  };
  return (
    <>
      <EditorBar
        {...{ saveState, name, backHref }}
        undoes={isBatch ? batch.undoes : view.undoes}
        redoes={isBatch ? batch.redoes : view.redoes}
        onUndo={() => history.undo()}
        onRedo={() => history.redo()}
        downloadWithheld={isBatch && batch.rows.length === 0 ? 'The table has no rows yet.' : undefined}
        onDownload={askForDownload}
      />
      {saveState === 'failed' && failure(view.failure)}
      <Room isBatch={isBatch}>
        <FillSide>
          {batch.columns.length > 0 && (
            <Inline>
              {' '}
              <SegmentedControl
                label="What is filled in"
                options={[
                  { value: 'form', label: 'Form' },
                  {
                    value: 'batch',
                    label: batch.rows.length > 0 ? `Batch table (${batch.rows.length})` : 'Batch table',
                  },
                ]}
                value={isBatch ? 'batch' : 'form'}
                onValueChange={(value) => setIsBatch(value === 'batch')}
              />
            </Inline>
          )}
          {isBatch ? (
            <BatchPanel frame={table} {...{ batch, images }} />
          ) : (
            <Form>
              <FormPanel
                {...{ session, document, parts, images, rows }}
                today={context.today}
                missing={isMissingShown ? missing : []}
                onActive={activate}
              />
            </Form>
          )}
        </FillSide>
        <PageSide>
          <PagePanel
            {...{ name, canvas, pages, index, shelf, picture, findFont }}
            active={isBatch ? batch.variableId : active}
            document={acted}
            onTurn={setTurnedTo}
            onField={focusField}
          />
        </PageSide>
      </Room>
      {downloading && download(() => setDownloading(undefined), downloading.records)}
    </>
  );
}

/** Undo and redo by keyboard, also in a field: what the browser would undo there is only part of a change. */
function useUndoKeys(session: { undo: () => void; redo: () => void }): void {
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
