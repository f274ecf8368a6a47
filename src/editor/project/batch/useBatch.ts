import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FormSection } from '@/domain/user-interfaces';
import type { Document, Id } from '@/engine/document';
import { applyRecord, type ValueContext } from '@/engine/resolve';
import type { ImageChoices } from '../../page/fields/ImageField';
import { listBatchFields } from '../core/form';
import { BatchSession, useBatchView } from './BatchSession';
import type { BatchView, RowStore } from './batchView';
import { toRecord, createRowChecker, type RowFaults } from './cells';
import { emptyValues } from './emptyValues';
import { findNextFault } from './findNextFault';
import { useMissingPictures } from './useMissingPictures';

/** Creates the batch table of a project and reads its rows when the project opens. */
function useBatchSession(store: RowStore): BatchSession {
  const [session] = useState(() => new BatchSession(store));
  useEffect(() => void session.open(), [session]);
  useEffect(() => session.close, [session]);
  return session;
}

interface BatchInput {
  readonly store: RowStore;
  readonly document: Document;
  /** The form that its user interface describes. */
  readonly sections: readonly FormSection[];
  readonly context: ValueContext;
  /** Finds missing pictures. @default no check */
  readonly findMissing: ImageChoices['findMissing'];
}

const NO_FAULTS: RowFaults = new Map();

function explainDisabledDownload(
  { isRead, asked, readFailure }: BatchView,
  count: number,
  isLooking: boolean,
) {
  if (asked) return 'First choose which rows to keep.';
  if (readFailure !== undefined) return 'The rows could not be loaded.';
  if (!isRead) return 'The rows are being loaded.';
  if (count === 0) return 'The table has no rows yet.';
  return isLooking ? 'The pictures of the rows are being looked up.' : undefined;
}

/** The batch table of a project: its columns and errors, and the page of the active row. */
export function useBatch({ store, document, sections, context, findMissing }: BatchInput) {
  const session = useBatchSession(store);
  const columns = useMemo(() => listBatchFields(document, sections), [document, sections]);
  const rows = useBatchView(session, (view) => view.rows);
  const { mediaConnectorId } = context;
  const { withMissing, isLooking } = useMissingPictures({ rows, columns, findMissing, mediaConnectorId });
  const checks = useMemo(() => createRowChecker(document, columns, context), [document, columns, context]);
  const faultsOf = useMemo(() => withMissing(checks), [withMissing, checks]);
  const shown = useSyncExternalStore(session.subscribe, session.shownRow);
  // Typing has priority: the page follows it.
  const drawn = useDeferredValue(shown);
  const faults = drawn ? faultsOf(drawn) : NO_FAULTS;
  const filled = useMemo(() => {
    if (!drawn) return document;
    const applied = applyRecord(document, toRecord(columns, drawn), context).document;
    return faults.size > 0 ? emptyValues(applied, faults.keys()) : applied;
  }, [document, columns, drawn, faults, context]);
  const at = useBatchView(session, (view) => view.place.column);
  const withheld = useBatchView(session, (view) => explainDisabledDownload(view, rows.length, isLooking));
  const saveState = useBatchView(session, (view) => (view.draft ? 'unsaved' : view.saveState));
  const undoes = useBatchView(session, (view) => (view.draft ? 'typing' : view.undoes));
  const redoes = useBatchView(session, (view) => view.redoes);
  return {
    session,
    columns,
    faultsOf,
    rows,
    saveState,
    undoes,
    redoes,
    /** Why downloading is disabled. */
    withheld,
    /** Number of wrong values in the shown row. */
    faultCount: faults.size,
    /** The project with the shown row's values, except wrong ones. */
    document: filled,
    /** The variable of the active column. */
    variableId: columns[at]?.id,
    /** Moves to a variable's column in the shown row. */
    goToColumn: (variableId: Id) => {
      const column = columns.findIndex(({ id }) => id === variableId);
      if (column >= 0) session.goTo({ row: session.view().place.row, column });
    },
    /**
     * Returns the records of the selected rows, or of all. If a row has an error, moves to it, shows the reason and
     * returns none.
     */
    recordsToMake: () => {
      session.goTo(session.view().place);
      const { rows: all, ticked } = session.view();
      const chosen = ticked.size > 0 ? all.filter(({ key }) => ticked.has(key)) : all;
      const faulty = findNextFault(chosen, columns, faultsOf, { row: 0, column: -1 });
      if (!faulty) return chosen.map(({ cells }) => toRecord(columns, cells));
      session.goTo({ ...faulty, row: all.findIndex((row) => row === chosen[faulty.row]) });
      session.say('Nothing was downloaded: fix the marked values, or choose rows without errors.', 'refused');
      return undefined;
    },
  };
}

/** State and actions of a batch table. */
export type Batch = ReturnType<typeof useBatch>;
