import {
  resolveLayout,
  type Document,
  type Id,
  type ResolvedLayout,
  type ValueVariable,
} from '../../document';
import { indexFrames, type PlacedFrame } from '../../document/frames/indexFrames';
import { edit, type Operation } from '../../edit';
import type { ValueContext } from '../values/setValue';
import type { ActionEvent } from './events';
import type { ScriptRequest } from './script';

/** Thrown by a function that was called wrongly; scripts can catch it. */
export class ScriptError extends Error {}

/** Aborts a call with a message for the author of the script. */
export function fail(message: string): never {
  throw new ScriptError(message);
}

/** The state of a running script: the document with its changes so far. */
export class ScriptState {
  readonly operations: Operation[] = [];
  readonly events: ActionEvent[] = [];

  document: Document;
  readonly event: ActionEvent;
  readonly context: ValueContext;

  constructor({ document, event, context }: Pick<ScriptRequest, 'document' | 'event' | 'context'>) {
    this.document = document;
    this.event = event;
    this.context = context;
  }

  /** Applies an operation to the document and records it. */
  apply(operation: Operation): void {
    const result = edit(this.document, [operation]);
    if (!result.ok) return fail(result.refusal.message);
    this.document = result.value.document;
    this.operations.push(operation);
  }

  /** The resolved selected layout. */
  get layout(): ResolvedLayout {
    return resolveLayout(this.document, this.document.selectedLayoutId);
  }

  /** Returns a variable by name. */
  variable(name: string): readonly [Id, ValueVariable] {
    for (const [id, variable] of Object.entries(this.document.variables.items)) {
      if (variable.type !== 'group' && variable.name === name) return [id, variable];
    }
    return fail(`There is no variable “${name}”.`);
  }

  /** Returns the first frame of a name, in the order of pages and from back to front. */
  frame(name: string): readonly [Id, PlacedFrame] {
    for (const [id, placed] of indexFrames(this.document)) {
      if (placed.frame.name === name) return [id, placed];
    }
    return fail(`There is no frame “${name}”.`);
  }

  /** Returns a layout by name. */
  layoutNamed(name: string): Id {
    const id = this.document.layouts.order.find((each) => this.document.layouts.items[each]?.name === name);
    return id ?? fail(`There is no layout “${name}”.`);
  }
}
