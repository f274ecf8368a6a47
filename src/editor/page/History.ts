import type { Document } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';

/** Changes of the same object within this many milliseconds form one step. */
const ONE_STEP = 1_500;
/** Maximum number of undoable steps. */
const MOST_STEPS = 500;

/** Description of a change for the history. */
export interface ChangeNote {
  /** Name of the step, as in “Undo move”. */
  readonly label: string;
  /** Consecutive changes with the same key form one step. @default a step of its own */
  readonly key?: string;
}

interface Step {
  readonly document: Document;
  readonly label: string;
}

/** A document with undo and redo. Successive states share their unchanged parts. */
export class History {
  readonly #now: () => number;
  #document: Document;
  #past: Step[] = [];
  #future: Step[] = [];
  #lastStep: { key: string; at: number } | undefined;

  /** @param now milliseconds of a monotonic clock */
  constructor(document: Document, now: () => number) {
    this.#document = document;
    this.#now = now;
  }

  get document(): Document {
    return this.#document;
  }

  /** Name of the step that undo reverts; none if there is none. */
  get undoes(): string | undefined {
    return this.#past.at(-1)?.label;
  }

  /** Name of the step that redo repeats; none if there is none. */
  get redoes(): string | undefined {
    return this.#future.at(-1)?.label;
  }

  /**
   * Applies operations to the document, all or none.
   * @param refusalOf returns why the new document is not allowed
   * @default every valid document is allowed
   * @returns why nothing was changed, or undefined
   */
  change(
    operations: readonly Operation[],
    { label, key }: ChangeNote,
    refusalOf?: (before: Document, after: Document) => string | undefined,
  ): string | undefined {
    const changed = edit(this.#document, operations);
    if (!changed.ok) return changed.refusal.message;
    // A change without effect, such as setting the current size, adds no step.
    if (changed.value.document === this.#document) return undefined;
    const refusal = refusalOf?.(this.#document, changed.value.document);
    if (refusal !== undefined) return refusal;
    const at = this.#now();
    const isSameStep = key !== undefined && this.#lastStep?.key === key && at - this.#lastStep.at < ONE_STEP;
    this.#lastStep = key === undefined ? undefined : { key, at };
    if (!isSameStep) this.#past = [...this.#past.slice(1 - MOST_STEPS), { document: this.#document, label }];
    this.#future = [];
    this.#document = changed.value.document;
    return undefined;
  }

  /** Makes the next change a step of its own, even if its key is the same. */
  endStep(): void {
    this.#lastStep = undefined;
  }

  /** @returns whether there was a step */
  undo(): boolean {
    return this.#step(this.#past, this.#future);
  }

  /** @returns whether there was a step */
  redo(): boolean {
    return this.#step(this.#future, this.#past);
  }

  #step(from: Step[], to: Step[]): boolean {
    const step = from.pop();
    if (!step) return false;
    this.#lastStep = undefined;
    to.push({ document: this.#document, label: step.label });
    this.#document = step.document;
    return true;
  }
}
