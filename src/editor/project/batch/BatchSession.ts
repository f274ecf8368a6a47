import { useSyncExternalStore } from 'react';
import type { Id } from '@/engine/document';
import type { RowCells } from './cells';

/** Rows that output takes as records. */
export const MOST_ROWS = 10_000;
/** The most steps that can be undone. */
const MOST_STEPS = 100;

/** A row of a batch table. */
export interface BatchRow {
  /** What tells it from others, whatever it holds. */
  readonly key: number;
  readonly cells: RowCells;
}

/** A cell: the row, which may be the one behind the last, and the column from 0; -1 is the head of the row. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is being typed into a cell. */
export interface CellDraft {
  readonly variableId: Id;
  readonly text: string;
  /** What the cell keeps of it. */
  readonly cell: string;
  /** What undo will take back, in words. */
  readonly label: string;
  /** What was there to be changed; none where it is replaced. */
  readonly from?: string | undefined;
}

/** What the table shows; another object after each change. */
export interface BatchView {
  readonly rows: readonly BatchRow[];
  /** The keys of the rows that were chosen for output. */
  readonly ticked: ReadonlySet<number>;
  /** The cell the keys are for. */
  readonly place: CellPlace;
  /** The other corner of what is selected. */
  readonly anchor: CellPlace;
  /** What is being typed into the cell. */
  readonly draft: CellDraft | undefined;
  /** What came of the last thing that was done, in words; empty where that is seen. */
  readonly said: string;
  /** Why what was asked for was not done. */
  readonly refused: string;
  /** What undo takes back, in words; none where there is nothing. */
  readonly undoes: string | undefined;
  /** What redo does again. */
  readonly redoes: string | undefined;
  /** Whether the rows that were kept are there. */
  readonly isRead: boolean;
  /** Whether all rows are kept. */
  readonly isKept: boolean;
}

/** Where rows are kept from one visit to the next. */
interface RowStore {
  readonly read: () => Promise<readonly RowCells[]>;
  /** Keeps all rows. @returns whether they are kept */
  readonly keep: (rows: readonly RowCells[]) => Promise<boolean>;
}

interface Step {
  readonly rows: readonly BatchRow[];
  readonly label: string;
}

const START: CellPlace = { row: 0, column: 0 };

/** The rows of a batch table, the way back, and where in it somebody is. Knows no screen. */
export class BatchSession {
  readonly #store: RowStore;
  readonly #listeners = new Set<() => void>();
  #nextKey = 0;
  #past: Step[] = [];
  #future: Step[] = [];
  #isKeeping = false;
  #view: BatchView = {
    ...{ rows: [], ticked: new Set(), place: START, anchor: START, draft: undefined, said: '', refused: '' },
    ...{ undoes: undefined, redoes: undefined, isRead: false, isKept: true },
  };
  #shown: RowCells | undefined;

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** Reads the rows that were kept, which are the table then. */
  async open(): Promise<void> {
    const rows = await this.#store.read();
    if (!this.#view.isRead) this.#show({ rows: rows.map((cells) => this.#newRow(cells)), isRead: true });
  }

  /** Calls back after each change of the view, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present view; the same object until something changes. */
  readonly view = (): BatchView => this.#view;

  /** The row the keys are for, with what is being typed; none behind the last. The same object until it changes. */
  readonly shownRow = (): RowCells | undefined => this.#shown;

  /**
   * Writes cells over those of the rows from one on, and adds rows where there are none.
   * @param label what undo takes back, in words
   * @returns whether there is room; nothing is changed and why is said where there is none
   */
  write(from: number, lines: readonly RowCells[], label: string): boolean {
    const { rows } = this.#view;
    const count = from + lines.length;
    if (count > MOST_ROWS) {
      this.say(
        `A table has up to ${MOST_ROWS.toLocaleString()} rows; these would be ${count.toLocaleString()}.`,
        'refused',
      );
      return false;
    }
    const written = rows.slice();
    for (const [index, cells] of lines.entries()) {
      const row = rows[from + index];
      written[from + index] = row ? { ...row, cells: { ...row.cells, ...cells } } : this.#newRow(cells);
    }
    this.#change(written, label);
    return true;
  }

  /** Takes rows out. */
  remove(keys: ReadonlySet<number>): void {
    const rows = this.#view.rows.filter(({ key }) => !keys.has(key));
    this.#change(rows, rows.length + 1 === this.#view.rows.length ? 'removing a row' : 'removing rows');
  }

  /** Chooses rows for output, or no longer. */
  tick(keys: readonly number[], isTicked: boolean): void {
    const ticked = new Set(this.#view.ticked);
    for (const key of keys) ticked[isTicked ? 'add' : 'delete'](key);
    this.#show({ ticked });
  }

  /** Chooses these rows for output and no other. */
  choose(keys: readonly number[]): void {
    this.#show({ ticked: new Set(keys), refused: '' });
  }

  /** Goes to a cell; what is selected reaches from there to `anchor`. What was being typed is written. */
  goTo(place: CellPlace, anchor: CellPlace = place): void {
    this.commit();
    const { length } = this.#view.rows;
    const within = ({ row, column }: CellPlace) => ({ row: Math.min(row, length), column });
    this.#show({ place: within(place), anchor: within(anchor) });
  }

  /** Says what is being typed into the cell; `undefined` when that is given up. */
  type(draft: CellDraft | undefined): void {
    this.#show({ draft });
  }

  /** Writes what is being typed, if it is something else than before. */
  commit(): void {
    const { draft, place, anchor } = this.#view;
    if (!draft) return;
    this.#show({ draft: undefined });
    if (draft.text === draft.from) return;
    this.write(place.row, [{ [draft.variableId]: draft.cell }], draft.label);
    this.#show({ place, anchor });
  }

  /** Says what came of what was done, or why it was refused. */
  say(text: string, kind: 'said' | 'refused' = 'said'): void {
    this.#show({ said: '', refused: '', [kind]: text });
  }

  /** Takes back the last change; what is being typed before that. */
  undo(): void {
    if (this.#view.draft) this.type(undefined);
    else this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #newRow(cells: RowCells): BatchRow {
    this.#nextKey += 1;
    return { key: this.#nextKey, cells };
  }

  #change(rows: readonly BatchRow[], label: string): void {
    this.#past = [...this.#past.slice(1 - MOST_STEPS), { rows: this.#view.rows, label }];
    this.#future = [];
    this.#put(rows);
  }

  #step(from: Step[], to: Step[]): void {
    const step = from.pop();
    if (!step) return;
    to.push({ rows: this.#view.rows, label: step.label });
    this.#put(step.rows);
  }

  #put(rows: readonly BatchRow[]): void {
    const { ticked, place } = this.#view;
    const there = new Set(rows.map(({ key }) => key));
    const kept = [...ticked].filter((key) => there.has(key));
    const at = { ...place, row: Math.min(place.row, rows.length) };
    this.#show({
      ...{ rows, place: at, anchor: at, draft: undefined, said: '', refused: '', isKept: false },
      ticked: kept.length === ticked.size ? ticked : new Set(kept),
    });
    void this.#keepRows();
  }

  /** Keeps the rows; what changes meanwhile is kept next. */
  async #keepRows(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    let rows: readonly BatchRow[];
    let isKept: boolean;
    do {
      ({ rows } = this.#view);
      isKept = await this.#store.keep(rows.map(({ cells }) => cells));
    } while (rows !== this.#view.rows);
    this.#isKeeping = false;
    this.#show({ isKept });
  }

  #show(changes: Partial<BatchView>): void {
    const before = this.#view;
    const [undoes, redoes] = [this.#past.at(-1)?.label, this.#future.at(-1)?.label];
    const view = { ...before, ...changes, undoes, redoes };
    this.#view = view;
    const { rows, place, draft } = view;
    if (rows !== before.rows || place.row !== before.place.row || draft !== before.draft) {
      const cells = rows[place.row]?.cells;
      this.#shown = draft ? { ...cells, [draft.variableId]: draft.cell } : cells;
    }
    for (const listener of this.#listeners) listener();
  }
}

/** What of the view `pick` answers with; drawn again when that is another thing. `pick` makes no new objects. */
export const useBatchView = <Picked>(session: BatchSession, pick: (view: BatchView) => Picked): Picked =>
  useSyncExternalStore(session.subscribe, () => pick(session.view()));
