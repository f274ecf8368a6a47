import type { Id } from '@/engine/document';
import type { SaveView } from '../core/Autosave';
import type { RowCells } from './cells';
import type { FoundRows } from './RowKeeping';

/** A row of a batch table. */
export interface BatchRow {
  /** Stable id of the row. */
  readonly key: number;
  readonly cells: RowCells;
}

/** The rows before a change, and the change in words. */
export interface BatchStep {
  readonly rows: readonly BatchRow[];
  readonly label: string;
}

/** A cell: its row, which may be the empty one at the end, and its column from 0; -1 is the row's head. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A text being typed into a cell. */
export interface CellDraft {
  readonly variableId: Id;
  readonly text: string;
  /** The committed content of the cell. */
  readonly cell: string;
  /** Name of the undo step. */
  readonly label: string;
  /** The text before the edit; undefined if it is replaced. */
  readonly from?: string | undefined;
}

/** The state of the table; another object after each change. */
export interface BatchView extends SaveView {
  readonly rows: readonly BatchRow[];
  /** Keys of the rows selected for output. */
  readonly ticked: ReadonlySet<number>;
  /** The active cell. */
  readonly place: CellPlace;
  /** The other corner of the selected cells. */
  readonly anchor: CellPlace;
  /** The text that is being typed into the cell. */
  readonly draft: CellDraft | undefined;
  /** The result of the last action, in words; empty if the table shows it. */
  readonly said: string;
  /** The reason why an action was refused. */
  readonly refused: string;
  /** Name of the step that undo reverts; none if there is none. */
  readonly undoes: string | undefined;
  /** Name of the step that redo repeats; none if there is none. */
  readonly redoes: string | undefined;
  /** Whether the saved rows are loaded. */
  readonly isRead: boolean;
  /** The reason why they could not be read. */
  readonly readFailure: unknown;
  /** Rows that only this browser has, while the user chooses between them and the platform's. */
  readonly asked: FoundRows | undefined;
}

const START: CellPlace = { row: 0, column: 0 };

/** The state of a table before its rows are read. */
export const EMPTY_VIEW: BatchView = {
  rows: [],
  ticked: new Set(),
  place: START,
  anchor: START,
  draft: undefined,
  said: '',
  refused: '',
  undoes: undefined,
  redoes: undefined,
  isRead: false,
  readFailure: undefined,
  asked: undefined,
  saveState: 'saved',
  failure: undefined,
};

/** Rows on the platform, with their version. */
export interface StoredRows {
  readonly rows: readonly RowCells[];
  readonly version: string;
}

/** Rows that the browser keeps until they are saved. */
export interface RowDraft {
  readonly rows: readonly RowCells[];
  /** The version they are based on; undefined if they predate rows on the platform. */
  readonly version: string | undefined;
}

/** A store that keeps rows from one visit to the next. */
export interface RowStore {
  /** @throws the platform's error */
  readonly read: () => Promise<StoredRows>;
  /**
   * Saves all rows over a version; an empty version overwrites any.
   * @returns the new version
   * @throws the platform's error
   */
  readonly save: (rows: readonly RowCells[], version: string) => Promise<string>;
  /** Reads the rows stored in the browser. */
  readonly readDraft: () => Promise<RowDraft | undefined>;
  readonly keepDraft: (draft: RowDraft) => Promise<unknown>;
  readonly forgetDraft: () => Promise<unknown>;
}
