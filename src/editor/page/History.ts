import type { Document } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';

/** Changes of one thing within so many milliseconds are one step. */
const ONE_STEP = 1_500;
/** The most steps that can be undone. */
const MOST_STEPS = 500;

/** How a change is told and remembered. */
export interface ChangeNote {
  /** What undo takes back, in words. */
  readonly label: string;
  /** Changes in a row with the same key are one step. @default a step of its own */
  readonly key?: string;
}

interface Step {
  readonly document: Document;
  readonly label: string;
}

/** A document that is being changed, and its way back. Each state shares what it can with the one before. */
export class History {
  readonly #now: () => number;
  #document: Document;
  #past: Step[] = [];
  #future: Step[] = [];
  #lastStep: { key: string; at: number } | undefined;

  /** @param now milliseconds of a clock that never goes back */
  constructor(document: Document, now: () => number) {
    this.#document = document;
    this.#now = now;
  }

  get document(): Document {
    return this.#document;
  }

  /** What undo takes back, in words; none where there is nothing. */
  get undoes(): string | undefined {
    return this.#past.at(-1)?.label;
  }

  /** What redo does again. */
  get redoes(): string | undefined {
    return this.#future.at(-1)?.label;
  }

  /**
   * Changes the document by all of these operations.
   * @param refusalOf why what they come to is not allowed @default whatever is sound is allowed
   * @returns why that can't be, and nothing is changed then
   */
  change(
    operations: readonly Operation[],
    { label, key }: ChangeNote,
    refusalOf?: (before: Document, after: Document) => string | undefined,
  ): string | undefined {
    const changed = edit(this.#document, operations);
    if (!changed.ok) return changed.refusal.message;
    // What changes nothing, such as a size that it has already, leaves nothing to take back.
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

  /** What comes next is a step of its own, even if it is of the same thing. */
  endStep(): void {
    this.#lastStep = undefined;
  }

  /** @returns whether there was anything */
  undo(): boolean {
    return this.#step(this.#past, this.#future);
  }

  /** @returns whether there was anything */
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
