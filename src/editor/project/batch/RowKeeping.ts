import { isSameJson } from '@/domain/equality';
import { Autosave, type SaveView } from '../core/Autosave';
import type { BatchRow, RowStore, StoredRows } from './batchView';
import type { RowCells } from './cells';

type Rows = readonly BatchRow[];

/** The rows found when a table opens. */
export interface FoundRows {
  readonly stored: StoredRows;
  /** Rows that only the browser has. */
  readonly own: readonly RowCells[] | undefined;
  /** Whether the browser's rows would overwrite rows of the platform that the user has not seen. */
  readonly isAsked: boolean;
}

const cellsOf = (rows: Rows): readonly RowCells[] => rows.map(({ cells }) => cells);

/** Stores the rows of a batch table on the platform, and in the browser until they are saved. */
export class RowKeeping {
  readonly #store: RowStore;
  readonly #onChange: (view: SaveView) => void;
  #saving: Autosave<Rows> | undefined;
  /** The rows that only the browser has. */
  #unsaved: Rows | undefined;
  #isKeeping = false;

  constructor(store: RowStore, onChange: (view: SaveView) => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  /** Reads the rows of the platform and of the browser. @throws the platform's error */
  async read(): Promise<FoundRows> {
    const [stored, draft] = await Promise.all([this.#store.read(), this.#store.readDraft()]);
    if (!draft) return { stored, own: undefined, isAsked: false };
    if (isSameJson(draft.rows, stored.rows)) {
      this.drop();
      return { stored, own: undefined, isAsked: false };
    }
    // A draft without a version predates rows on the platform, so it may replace an empty table.
    const isNext = draft.version === undefined ? stored.rows.length === 0 : draft.version === stored.version;
    return { stored, own: draft.rows, isAsked: !isNext };
  }

  /** Starts with the stored rows. */
  begin(rows: Rows, version: string): void {
    this.#saving = new Autosave({
      content: rows,
      version,
      save: (changed, over) => this.#store.save(cellsOf(changed), over),
      onChange: (view) => {
        if (view.saveState === 'saved') this.#keep(undefined);
        this.#onChange(view);
      },
    });
  }

  /** Follows the rows after a change. @returns the state of saving */
  follow(rows: Rows): SaveView {
    const view = this.#saving?.follow(rows) ?? { saveState: 'saved', failure: undefined };
    this.#keep(view.saveState === 'saved' ? undefined : rows);
    return view;
  }

  /** Saves all changes. @returns whether everything is saved */
  save(): Promise<boolean> {
    return this.#saving?.save() ?? Promise.resolve(true);
  }

  /** Saves the rows over those saved elsewhere. */
  async overwrite(): Promise<void> {
    await this.#saving?.overwrite();
  }

  /**
   * Reads the rows saved elsewhere and continues from them.
   * @throws the platform's error
   */
  async readNewer(toRows: (cells: readonly RowCells[]) => Rows): Promise<Rows> {
    const { rows, version } = await this.#store.read();
    const newer = toRows(rows);
    await this.#saving?.accept(newer, version);
    return newer;
  }

  /** Deletes the rows that only the browser has. */
  drop(): void {
    this.#keep(undefined);
  }

  /** Stops the timer of automatic saving. Unsaved rows stay in the browser. */
  close(): void {
    this.#saving?.close();
  }

  /** Stores rows in the browser, or none. Writes never overlap; a change during one is written next. */
  #keep(rows: Rows | undefined): void {
    this.#unsaved = rows;
    if (!this.#isKeeping) void this.#keepLatest();
  }

  async #keepLatest(): Promise<void> {
    this.#isKeeping = true;
    let kept: Rows | undefined;
    do {
      kept = this.#unsaved;
      const version = this.#saving?.version ?? '';
      await (kept ? this.#store.keepDraft({ rows: cellsOf(kept), version }) : this.#store.forgetDraft());
    } while (kept !== this.#unsaved);
    this.#isKeeping = false;
  }
}
