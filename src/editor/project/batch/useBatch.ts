import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FormSection } from '@/domain/user-interface';
import type { Document, Id } from '@/engine/document';
import { applyRecord, type ValueContext } from '@/engine/resolve';
import { batchRowsKey, keep, readKept } from '@/product/browserKeeping';
import { askedFields } from '../core/form';
import { BatchSession, useBatchView } from './BatchSession';
import { recordOf, rowChecks, type RowCells } from './cells';
import { nextFault } from './nextFault';

const isRow = (value: unknown): value is RowCells =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The batch table of a project, whose rows the browser keeps. */
function useBatchSession(projectId: string): BatchSession {
  const [session] = useState(() => {
    const key = batchRowsKey(projectId);
    return new BatchSession({
      read: async () => {
        const kept = await readKept(key);
        return Array.isArray(kept) ? kept.filter(isRow) : [];
      },
      keep: (rows) => keep(key, rows),
    });
  });
  useEffect(() => void session.open(), [session]);
  return session;
}

interface BatchInput {
  readonly projectId: string;
  readonly document: Document;
  /** The form its user interface describes. */
  readonly sections: readonly FormSection[];
  readonly context: ValueContext;
}

/** The batch table of a project: its columns, what is wrong with rows, and the page of the row that somebody is at. */
export function useBatch({ projectId, document, sections, context }: BatchInput) {
  const session = useBatchSession(projectId);
  const columns = useMemo(() => askedFields(document, sections), [document, sections]);
  const faultsOf = useMemo(() => rowChecks(document, columns, context), [document, columns, context]);
  const shown = useSyncExternalStore(session.subscribe, session.shownRow);
  // Keys come first: the page follows them.
  const drawn = useDeferredValue(shown);
  const filled = useMemo(
    () => (drawn ? applyRecord(document, recordOf(columns, drawn), context).document : document),
    [document, columns, drawn, context],
  );
  const rows = useBatchView(session, (view) => view.rows);
  const at = useBatchView(session, (view) => view.place.column);
  const isKept = useBatchView(session, (view) => view.isKept && view.draft === undefined);
  const undoes = useBatchView(session, (view) => (view.draft ? 'typing' : view.undoes));
  const redoes = useBatchView(session, (view) => view.redoes);
  return {
    ...{ session, columns, faultsOf, rows, isKept, undoes, redoes },
    /** The project with the values of the row that is shown. */
    document: filled,
    /** The variable of the column the keys are for. */
    variableId: columns[at]?.id,
    /** Goes to the column of a variable in the row that is shown. */
    goToColumn: (variableId: Id) => {
      const column = columns.findIndex(({ id }) => id === variableId);
      if (column >= 0) session.goTo({ row: session.view().place.row, column });
    },
    /**
     * The records of the rows that were chosen, or else of all. Where one has something wrong there are none: the table goes
     * there and says so.
     */
    recordsToMake: () => {
      session.goTo(session.view().place);
      const { rows: all, ticked } = session.view();
      const chosen = ticked.size > 0 ? all.filter(({ key }) => ticked.has(key)) : all;
      const faulty = nextFault(chosen, columns, faultsOf, { row: 0, column: -1 });
      if (!faulty) return chosen.map(({ cells }) => recordOf(columns, cells));
      session.goTo({ ...faulty, row: all.findIndex((row) => row === chosen[faulty.row]) });
      session.say(
        'Nothing was downloaded: mend what is marked, or choose the rows that are right.',
        'refused',
      );
      return undefined;
    },
  };
}

/** A batch table on a screen. */
export type Batch = ReturnType<typeof useBatch>;
