import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Stack } from '@/components/Stack';
import type { OutputRecord } from '@/domain/output';
import type { FormSection } from '@/domain/user-interfaces';
import type { Id } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { useActedDocument } from '../page/useActedDocument';
import type { FindFont } from '../page/loadPageEngine';
import { useTextKeys } from '../page/keyboard';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { BatchPanel } from './batch/BatchPanel';
import type { RowStore } from './batch/batchView';
import { RowNotice } from './batch/RowNotice';
import { RowsFailure } from './batch/RowsFailure';
import { useBatch } from './batch/useBatch';
import { CanvasSession } from './core/CanvasSession';
import { buildForm } from './core/form';
import type { ProjectSession } from './core/ProjectSession';
import type { DrawRows } from './panels/DataRowNavigator';
import { ProjectBar } from './panels/ProjectBar';
import { FormPanel } from './panels/FormPanel';
import type { ImageChoices } from '../page/fields/ImageField';
import { PagePanel } from './panels/PagePanel';
import { fieldId } from '../page/fields/VariableField';
import { FillSide, Form, PagePlace, PageSide, Room } from './projectLayout';
import { FillSwitch } from './FillSwitch';
import { useDownload } from './useDownload';
import { useProjectSaving } from './useProjectSaving';
import { useShownPage } from './useShownPage';
import { useUndoKeys } from './useUndoKeys';

/** Props of {@link ProjectEditor}. */
export interface ProjectEditorProps {
  session: ProjectSession;
  name: string;
  /** Address of the project list; undefined if there is no way back. */
  backHref: string | undefined;
  /** The form that its user interface describes. */
  sections: readonly FormSection[];
  /** Context for reading values; the same object between renders. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  images: ImageChoices;
  /** The saved picture of its first page, shown until the page is drawn. */
  picture: Blob | undefined;
  /** Stores the rows of its batch table; must keep its identity. */
  rowStore: RowStore;
  /** Reads the rows of a source and renders them. */
  rows: DrawRows;
  /** Renders the error of a save, with ways to go on. */
  failure: (error: unknown) => ReactNode;
  /**
   * Renders the dialog that makes a file of the project's own values, or of these records.
   */
  download: (onClose: () => void, records: readonly OutputRecord[] | undefined) => ReactNode;
}

function focusFormField(variableId: Id): void {
  const field = document.getElementById(fieldId(variableId));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** The project editor: a form beside the page it fills, updated with every key. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { session, name, sections, context, images } = props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { document } = view;
  const [isBatch, setIsBatch] = useState(false);
  const batch = useBatch({
    store: props.rowStore,
    document,
    sections,
    context,
    findMissing: images.findMissing,
  });
  const table = useRef<HTMLDivElement>(null);
  const acted = useActedDocument(isBatch ? batch.document : document, context);
  const [canvas] = useState(() => new CanvasSession(session));
  useTextKeys(canvas);
  const [shelf] = useState(() => new PictureShelf(props.findPicture));
  const saveState = useProjectSaving({
    session,
    rows: batch.session,
    states: [view.saveState, batch.saveState],
  });
  const { undoes, redoes } = isBatch ? batch : view;
  const history = isBatch ? batch.session : session;
  useUndoKeys(history);

  const parts = useMemo(() => buildForm(document, sections), [document, sections]);
  const page = useShownPage(acted);
  const focusField = (variableId: Id) => {
    if (!isBatch) return focusFormField(variableId);
    table.current?.focus({ preventScroll: true });
    batch.goToColumn(variableId);
  };
  const downloading = useDownload({ document, parts, isBatch, batch, table, focusField });
  return (
    <>
      <ProjectBar
        saveState={saveState}
        name={name}
        backHref={props.backHref}
        undoes={undoes}
        redoes={redoes}
        onUndo={() => history.undo()}
        onRedo={() => history.redo()}
        downloadWithheld={isBatch ? batch.withheld : undefined}
        onDownload={downloading.open}
      />
      <Stack gap="2" css={{ '&:not(:empty)': { marginBlockEnd: '$4' } }}>
        {view.saveState === 'failed' && props.failure(view.failure)}
        <RowsFailure session={batch.session} />
      </Stack>
      <Room isBatch={isBatch}>
        <FillSide>
          {batch.columns.length > 0 && (
            <FillSwitch isBatch={isBatch} rowCount={batch.rows.length} onSwitch={setIsBatch} />
          )}
          {isBatch ? (
            <BatchPanel frame={table} batch={batch} images={images} />
          ) : (
            <Form>
              <FormPanel
                session={session}
                document={document}
                parts={parts}
                images={images}
                rows={props.rows}
                today={context.today}
                missing={downloading.missing}
                onActive={page.activate}
              />
            </Form>
          )}
        </FillSide>
        <PageSide>
          {isBatch && <RowNotice faults={batch.faultCount} />}
          <PagePlace>
            <PagePanel
              name={name}
              canvas={canvas}
              pages={page.pages}
              index={page.index}
              shelf={shelf}
              picture={props.picture}
              findFont={props.findFont}
              active={isBatch ? batch.variableId : page.active}
              document={acted}
              onTurn={page.turnTo}
              onField={focusField}
            />
          </PagePlace>
        </PageSide>
      </Room>
      {downloading.opened && props.download(downloading.close, downloading.opened.records)}
    </>
  );
}
