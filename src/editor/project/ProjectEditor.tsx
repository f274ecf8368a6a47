import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Stack } from '@/components/Stack';
import type { OutputRecord } from '@/domain/output';
import type { FormSection } from '@/domain/user-interfaces';
import { drawnPages, resolveLayout, type Id } from '@/engine/document';
import { missingValues, type ValueContext } from '@/engine/resolve';
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
import { findPageOfVariable } from './core/fieldFrames';
import { collectFieldIds, buildForm } from './core/form';
import type { ProjectSession } from './core/ProjectSession';
import type { DrawRows } from './panels/DataRowNavigator';
import { ProjectBar } from './panels/ProjectBar';
import { FormPanel } from './panels/FormPanel';
import type { ImageChoices } from '../page/fields/ImageField';
import { PagePanel } from './panels/PagePanel';
import { fieldId } from '../page/fields/VariableField';
import { FillSide, Form, PagePlace, PageSide, Room } from './projectLayout';
import { useProjectSaving } from './useProjectSaving';
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

/** The project editor: a form beside the page it fills, updated with every key. */
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
    picture,
    rows,
    rowStore,
    failure,
    download,
  } = props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { document } = view;
  const [isBatch, setIsBatch] = useState(false);
  const batch = useBatch({
    store: rowStore,
    document,
    sections,
    context,
    findMissing: images.findMissing,
  });
  const table = useRef<HTMLDivElement>(null);
  const acted = useActedDocument(isBatch ? batch.document : document, context);
  const [canvas] = useState(() => new CanvasSession(session));
  useTextKeys(canvas);
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [active, setActive] = useState<Id>();
  const [turnedTo, setTurnedTo] = useState(0);
  const [downloading, setDownloading] = useState<{ records: readonly OutputRecord[] | undefined }>();
  const [isMissingShown, setIsMissingShown] = useState(false);
  const saveState = useProjectSaving({
    session,
    rows: batch.session,
    states: [view.saveState, batch.saveState],
  });
  const history = isBatch ? batch.session : session;
  useUndoKeys(history);

  const parts = useMemo(() => buildForm(document, sections), [document, sections]);
  const missing = useMemo(() => {
    const asked = collectFieldIds(parts);
    return missingValues(document).filter(({ variableId }) => asked.has(variableId));
  }, [document, parts]);
  const pages = drawnPages(acted, resolveLayout(acted, acted.selectedLayoutId).settings.intent);
  const index = Math.min(turnedTo, pages.length - 1);
  /** Turns to the page that shows the active field. */
  const activate = (variableId: Id | undefined) => {
    setActive(variableId);
    if (variableId !== undefined)
      setTurnedTo(findPageOfVariable(acted, pages, { variableId, present: index }));
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
      <ProjectBar
        saveState={saveState}
        name={name}
        backHref={backHref}
        undoes={isBatch ? batch.undoes : view.undoes}
        redoes={isBatch ? batch.redoes : view.redoes}
        onUndo={() => history.undo()}
        onRedo={() => history.redo()}
        downloadWithheld={isBatch ? batch.withheld : undefined}
        onDownload={askForDownload}
      />
      <Stack gap="2" css={{ '&:not(:empty)': { marginBlockEnd: '$4' } }}>
        {view.saveState === 'failed' && failure(view.failure)}
        <RowsFailure session={batch.session} />
      </Stack>
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
            <BatchPanel frame={table} batch={batch} images={images} />
          ) : (
            <Form>
              <FormPanel
                session={session}
                document={document}
                parts={parts}
                images={images}
                rows={rows}
                today={context.today}
                missing={isMissingShown ? missing : []}
                onActive={activate}
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
              pages={pages}
              index={index}
              shelf={shelf}
              picture={picture}
              findFont={findFont}
              active={isBatch ? batch.variableId : active}
              document={acted}
              onTurn={setTurnedTo}
              onField={focusField}
            />
          </PagePlace>
        </PageSide>
      </Room>
      {downloading && download(() => setDownloading(undefined), downloading.records)}
    </>
  );
}
