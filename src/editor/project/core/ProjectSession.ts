import type { DataColumn, DataRow } from '@/domain/data-set';
import { cellFor } from '@/domain/output';
import type { Document, Id } from '@/engine/document';
import { refusalToUser, type Operation } from '@/engine/edit';
import { setValue, type ValueContext } from '@/engine/resolve';
import { setFieldValue, type FieldValue } from '../../page/fields/fieldValue';
import { History, type ChangeNote } from '../../page/History';

/** Milliseconds after the last change until it is saved. */
export const SAVE_DELAY = 1_000;

/** Whether the platform has what is on screen. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** What the editor shows of a project; another object after each change. */
export interface ProjectView {
  readonly document: Document;
  readonly saveState: SaveState;
  /** Why it could not be saved. */
  readonly failure: unknown;
  /** What undo takes back, in words; none where there is nothing. */
  readonly undoes: string | undefined;
  /** What redo does again. */
  readonly redoes: string | undefined;
}

/** How a project is kept. */
export interface ProjectStore {
  /**
   * Saves the document over the version that was read or saved before.
   * @returns the new version
   */
  readonly save: (document: Document, version: string) => Promise<string>;
}

interface Start extends ProjectStore {
  readonly document: Document;
  /** The version the document was read with. */
  readonly version: string;
  readonly context: ValueContext;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** A value of a row that a variable could not take. */
export interface RowFault {
  readonly variableId: Id;
  /** That of the variable. */
  readonly name: string;
  /** Why, in words. */
  readonly fault: string;
}

/** A project that is being filled in: its document, the way back, and what of it is saved. Knows no screen. */
export class ProjectSession {
  readonly #store: Start;
  readonly #listeners = new Set<() => void>();
  #view: ProjectView;
  readonly #history: History;
  #version: string;
  #saved: Document;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The save under way; whether it succeeded. */
  #saving: Promise<boolean> | undefined;

  constructor(start: Start) {
    this.#store = start;
    this.#history = new History(start.document, start.now);
    this.#version = start.version;
    this.#saved = start.document;
    this.#view = {
      ...{ document: start.document, saveState: 'saved', failure: undefined },
      ...{ undoes: undefined, redoes: undefined },
    };
  }

  /** Calls back after each change of the view, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present view; the same object until something changes. */
  readonly view = (): ProjectView => this.#view;

  /**
   * Gives a variable a value.
   * @returns what is wrong with it, and nothing is changed then; `undefined` where it was taken
   */
  setValue(variableId: Id, value: FieldValue): string | undefined {
    const variable = this.#view.document.variables.items[variableId];
    if (!variable || variable.type === 'group') return 'It is not part of the project any more.';
    const set = setFieldValue(variable, value, this.#store.context);
    if (set.fault !== undefined) return set.fault;
    return this.#change([{ kind: 'setVariable', variableId, variable: set.variable }], {
      label: variable.label ?? variable.name,
      key: variableId,
    });
  }

  /**
   * Fills the variables that have the names of columns with the values of a row, as one step. A value that can't be used
   * leaves a number or a boolean as the project was opened with, anything else empty.
   * @returns what could not be used, by variable
   */
  fillRow(columns: readonly DataColumn[], row: DataRow): readonly RowFault[] {
    const { items } = this.#view.document.variables;
    const faults: RowFault[] = [];
    const operations: Operation[] = [];
    for (const [variableId, variable] of Object.entries(items)) {
      const at = columns.findIndex(({ name }) => name === variable.name);
      if (at < 0 || variable.type === 'group' || variable.type === 'dataSource') continue;
      const opened = this.#store.document.variables.items[variableId];
      const designed = opened?.type === variable.type ? (opened as typeof variable) : variable;
      const set = setValue(variable, cellFor(variable.type, row[at] ?? null), this.#store.context, designed);
      if (set.fault !== undefined) faults.push({ variableId, name: variable.name, fault: set.fault });
      operations.push({ kind: 'setVariable', variableId, variable: set.variable });
    }
    if (operations.length > 0) this.#change(operations, { label: 'data row', key: 'data row' });
    return faults;
  }

  /** Shows another layout. @returns why that can't be */
  selectLayout(layoutId: Id): string | undefined {
    if (layoutId === this.#view.document.selectedLayoutId) return undefined;
    return this.#change([{ kind: 'selectLayout', layoutId }], { label: 'layout' });
  }

  /** Gives the selected layout another size, in its unit. @returns why that can't be */
  resizeLayout(width: number, height: number): string | undefined {
    const layoutId = this.#view.document.selectedLayoutId;
    return this.#change([{ kind: 'resizeLayout', layoutId, width, height }], { label: 'size' });
  }

  /**
   * Changes frames of the page as far as their user constraints allow, as one step.
   * @returns why that can't be, and nothing is changed then
   */
  changeFrames(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note, refusalToUser);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  /** What comes next is a step of its own, even if it is of the same thing. */
  endStep(): void {
    this.#history.endStep();
  }

  undo(): void {
    if (this.#history.undo()) this.#moveOn();
  }

  redo(): void {
    if (this.#history.redo()) this.#moveOn();
  }

  /**
   * Saves what is not saved yet, without waiting for a pause.
   * @returns whether all of it is saved now; if not, the view says why
   */
  async save(): Promise<boolean> {
    while (this.#view.document !== this.#saved) {
      if (!(await (this.#saving ?? this.#saveOnce()))) return false;
    }
    return true;
  }

  /** Counts what is shown as saved: it is kept elsewhere. */
  abandon(): void {
    clearTimeout(this.#timer);
    this.#saved = this.#view.document;
    this.#show({ saveState: 'saved', failure: undefined });
  }

  /** Ends waiting: what is not saved by then is not saved. */
  readonly close = (): void => clearTimeout(this.#timer);

  #saveOnce(): Promise<boolean> {
    clearTimeout(this.#timer);
    const { document } = this.#view;
    this.#show({ saveState: 'saving', failure: undefined });
    this.#saving = this.#store.save(document, this.#version).then(
      (version) => {
        this.#saving = undefined;
        this.#version = version;
        this.#saved = document;
        const isLatest = this.#view.document === document;
        this.#show({ saveState: isLatest ? 'saved' : 'unsaved' });
        if (!isLatest) this.#saveSoon();
        return true;
      },
      (failure: unknown) => {
        this.#saving = undefined;
        this.#show({ saveState: 'failed', failure });
        return false;
      },
    );
    return this.#saving;
  }

  #change(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  #moveOn(): void {
    const { document, undoes, redoes } = this.#history;
    const isSaved = document === this.#saved && !this.#saving;
    this.#show({
      ...{ document, undoes, redoes, failure: undefined },
      saveState: isSaved ? 'saved' : this.#saving ? 'saving' : 'unsaved',
    });
    if (isSaved) clearTimeout(this.#timer);
    else this.#saveSoon();
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#saving ?? this.#saveOnce()), SAVE_DELAY);
  }

  #show(changes: Partial<ProjectView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
