import { useSyncExternalStore } from 'react';
import {
  EMPTY_VIEW,
  type BatchRow,
  type BatchStep,
  type BatchView,
  type CellDraft,
  type CellPlace,
  type RowStore,
} from './batchView';
import type { RowCells } from './cells';
import { checkRowCount } from './checkRowCount';
import type { PlannedRow } from './planRows';
import { RowKeeping, type FoundRows } from './RowKeeping';

/** Maximum number of undoable steps. */
const MOST_STEPS = 100;

/** Edits the rows of a batch table, with undo and the user's position. Independent of any screen. */
export class BatchSession {
  readonly #keeping: RowKeeping;
  readonly #listeners = new Set<() => void>();
  #nextKey = 0;
  #past: BatchStep[] = [];
  #future: BatchStep[] = [];
  #isOpening = false;
  #view: BatchView = EMPTY_VIEW;
  #shown: RowCells | undefined;

  constructor(store: RowStore) {
    this.#keeping = new RowKeeping(store, (view) => this.#show(view));
  }

  /** Reads the saved rows into the table. The user decides if the browser has others. */
  async open(): Promise<void> {
    if (this.#view.isRead || this.#isOpening) return;
    this.#isOpening = true;
    this.#show({ readFailure: undefined });
    try {
      const found = await this.#keeping.read();
      if (found.isAsked) this.#show({ asked: found });
      else this.#begin(found);
    } catch (readFailure) {
      this.#show({ readFailure });
    }
    this.#isOpening = false;
  }

  /** Takes the browser's own rows, or those of the platform. */
  answer(way: 'own' | 'stored'): void {
    const { asked } = this.#view;
    if (!asked) return;
    this.#show({ asked: undefined });
    this.#begin({ ...asked, own: undefined });
    if (way === 'stored') this.#keeping.drop();
    else this.#change(this.#toRows(asked.own ?? []), 'using the rows of this browser');
  }

  /** Calls the listener after each change of the view. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the current view; the same object until it changes. */
  readonly view = (): BatchView => this.#view;

  /** Returns the active row with the text being typed, the same object until it changes; undefined behind the last. */
  readonly shownRow = (): RowCells | undefined => this.#shown;

  /**
   * Writes cells over the rows from an index on, and appends rows as needed.
   * @param label name of the undo step
   * @returns whether there was room; otherwise shows the reason and changes nothing
   */
  write(from: number, lines: readonly RowCells[], label: string): boolean {
    const { rows } = this.#view;
    if (!this.#hasRoom(from + lines.length)) return false;
    const written = rows.slice();
    for (const [index, cells] of lines.entries()) {
      const row = rows[from + index];
      written[from + index] = row ? { ...row, cells: { ...row.cells, ...cells } } : this.#newRow(cells);
    }
    this.#change(written, label);
    return true;
  }

  /**
   * Replaces the rows of the table in one step.
   * @param leftOut rows of the file beyond the limit, which count as well
   * @returns whether there was room; see `write`
   */
  putRows(rows: readonly PlannedRow[], label: string, leftOut = 0): boolean {
    if (!this.#hasRoom(rows.length + leftOut)) return false;
    this.#change(
      rows.map(({ key, cells }) => (key === undefined ? this.#newRow(cells) : { key, cells })),
      label,
    );
    return true;
  }

  /** Removes rows. */
  remove(keys: ReadonlySet<number>): void {
    const rows = this.#view.rows.filter(({ key }) => !keys.has(key));
    this.#change(rows, rows.length + 1 === this.#view.rows.length ? 'removing a row' : 'removing rows');
  }

  /** Selects rows for output, or deselects them. */
  tick(keys: readonly number[], isTicked: boolean): void {
    const ticked = new Set(this.#view.ticked);
    for (const key of keys) ticked[isTicked ? 'add' : 'delete'](key);
    this.#show({ ticked });
  }

  /** Selects exactly these rows for output. */
  choose(keys: readonly number[]): void {
    this.#show({ ticked: new Set(keys), refused: '' });
  }

  /** Moves to a cell and selects from there to `anchor`. Commits the text being typed. */
  goTo(place: CellPlace, anchor: CellPlace = place): void {
    this.commit();
    const { length } = this.#view.rows;
    const within = ({ row, column }: CellPlace) => ({ row: Math.min(row, length), column });
    this.#show({ place: within(place), anchor: within(anchor) });
  }

  /** Sets the text being typed into the cell; `undefined` cancels it. */
  type(draft: CellDraft | undefined): void {
    this.#show({ draft });
  }

  /** Commits the text being typed, if it changed. */
  commit(): void {
    const { draft, place, anchor } = this.#view;
    if (!draft) return;
    this.#show({ draft: undefined });
    if (draft.text === draft.from) return;
    this.write(place.row, [{ [draft.variableId]: draft.cell }], draft.label);
    this.#show({ place, anchor });
  }

  /** Shows the outcome of an action, or why it was refused. */
  say(text: string, kind: 'said' | 'refused' = 'said'): void {
    this.#show({ said: '', refused: '', [kind]: text });
  }

  /** Undoes the last change; cancels the text being typed first. */
  undo(): void {
    if (this.#view.draft) this.type(undefined);
    else this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  /** Saves all changes, including the text being typed. @returns whether everything is saved */
  save(): Promise<boolean> {
    this.commit();
    return this.#keeping.save();
  }

  /** Saves the rows over those saved elsewhere meanwhile. */
  overwrite(): Promise<void> {
    return this.#keeping.overwrite();
  }

  /** Loads the rows saved elsewhere; undo restores the previous ones. @throws the platform's error */
  async loadNewer(): Promise<void> {
    this.commit();
    const newer = await this.#keeping.readNewer((rows) => this.#toRows(rows));
    this.#change(newer, 'loading the newer rows');
  }

  /** Stops the timer of automatic saving. */
  readonly close = (): void => this.#keeping.close();

  #begin({ stored, own }: FoundRows): void {
    const rows = this.#toRows(stored.rows);
    this.#keeping.begin(rows, stored.version);
    this.#show({ rows, isRead: true });
    if (!own) return;
    this.#put(this.#toRows(own));
    this.say('These rows were in this browser only. They are saved with the project now.');
  }

  /** Whether a table may have this many rows; shows the reason if not. */
  #hasRoom(count: number): boolean {
    const fault = checkRowCount(count);
    if (fault !== undefined) this.say(fault, 'refused');
    return fault === undefined;
  }

  #toRows(table: readonly RowCells[]): readonly BatchRow[] {
    return table.map((cells) => this.#newRow(cells));
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

  #step(from: BatchStep[], to: BatchStep[]): void {
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
      rows,
      ticked: kept.length === ticked.size ? ticked : new Set(kept),
      place: at,
      anchor: at,
      draft: undefined,
      said: '',
      refused: '',
      ...this.#keeping.follow(rows),
    });
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

/** Subscribes to the part of the view that `pick` returns. `pick` must not create new objects. */
export const useBatchView = <Picked>(session: BatchSession, pick: (view: BatchView) => Picked): Picked =>
  useSyncExternalStore(session.subscribe, () => pick(session.view()));
