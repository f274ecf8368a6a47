import type { DataColumn, DataRow } from '@/domain/data-sets';
import { cellFor } from '@/domain/output';
import type { Document, Id } from '@/engine/document';
import { refusalToUser, type Operation } from '@/engine/edit';
import { setValue, type ValueContext } from '@/engine/resolve';
import { setFieldValue, type FieldValue } from '../../page/fields/fieldValue';
import { History, type ChangeNote } from '../../page/History';
import { Autosave, type SaveView } from './Autosave';

/** The state of a project editor; a new object after each change. */
export interface ProjectView extends SaveView {
  readonly document: Document;
  /** Name of the step that undo reverts; none if there is none. */
  readonly undoes: string | undefined;
  /** Name of the step that redo repeats; none if there is none. */
  readonly redoes: string | undefined;
}

/** Storage of a project. */
export interface ProjectStore {
  /**
   * Saves the document over a version.
   * @returns the new version
   */
  readonly save: (document: Document, version: string) => Promise<string>;
}

interface Start extends ProjectStore {
  readonly document: Document;
  /** The version of the read document. */
  readonly version: string;
  readonly context: ValueContext;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** A value of a row that a variable refused. */
export interface RowFault {
  readonly variableId: Id;
  /** Name of the variable. */
  readonly name: string;
  /** The reason, in words. */
  readonly fault: string;
}

/** A project being filled in: its document, history and saving. Independent of any screen. */
export class ProjectSession {
  readonly #store: Start;
  readonly #listeners = new Set<() => void>();
  #view: ProjectView;
  readonly #history: History;
  readonly #saving: Autosave<Document>;

  constructor(start: Start) {
    this.#store = start;
    this.#history = new History(start.document, start.now);
    this.#saving = new Autosave({
      content: start.document,
      version: start.version,
      save: start.save,
      onChange: (saving) => this.#show(saving),
    });
    this.#view = {
      document: start.document,
      saveState: 'saved',
      failure: undefined,
      undoes: undefined,
      redoes: undefined,
    };
  }

  /** Calls the listener after each change of the view. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the current view; the same object until it changes. */
  readonly view = (): ProjectView => this.#view;

  /**
   * Sets the value of a variable.
   * @returns why the value was refused, leaving the document unchanged; else `undefined`
   */
  setValue(variableId: Id, value: FieldValue): string | undefined {
    const variable = this.#view.document.variables.items[variableId];
    if (!variable || variable.type === 'group') return 'It is no longer part of the project.';
    const set = setFieldValue(variable, value, this.#store.context);
    if (set.fault !== undefined) return set.fault;
    return this.#change([{ kind: 'setVariable', variableId, variable: set.variable }], {
      label: variable.label ?? variable.name,
      key: variableId,
    });
  }

  /**
   * Fills variables from the columns of the same name, in one step. An invalid value resets a number or boolean to
   * its value at opening, and empties any other variable.
   * @returns the refused values
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

  /** Shows another layout. @returns why it is refused */
  selectLayout(layoutId: Id): string | undefined {
    if (layoutId === this.#view.document.selectedLayoutId) return undefined;
    return this.#change([{ kind: 'selectLayout', layoutId }], { label: 'layout' });
  }

  /** Resizes the selected layout, in its unit. @returns why it is refused */
  resizeLayout(width: number, height: number): string | undefined {
    const layoutId = this.#view.document.selectedLayoutId;
    return this.#change([{ kind: 'resizeLayout', layoutId, width, height }], { label: 'size' });
  }

  /**
   * Changes frames of the page within their user constraints, in one step.
   * @returns why it is refused, leaving the document unchanged
   */
  changeFrames(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note, refusalToUser);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  /** Makes the next change a step of its own, even if its key is the same. */
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
   * Saves unsaved changes without waiting for a pause.
   * @returns whether everything is saved; otherwise the view has the reason
   */
  save(): Promise<boolean> {
    return this.#saving.save();
  }

  /** Treats the shown state as saved, because it is stored elsewhere. */
  abandon(): void {
    this.#saving.abandon();
  }

  /** Stops the timer; unsaved changes stay unsaved. */
  readonly close = (): void => this.#saving.close();

  #change(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  #moveOn(): void {
    const { document, undoes, redoes } = this.#history;
    const { saveState, failure } = this.#saving.follow(document);
    this.#show({ document, undoes, redoes, saveState, failure });
  }

  #show(changes: Partial<ProjectView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
