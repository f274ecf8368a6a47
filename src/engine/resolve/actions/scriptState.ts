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

/** Thrown by a function that a script called wrongly; the script can catch it. */
export class ScriptError extends Error {}

/** Ends a call that can't be done. Words are for whoever wrote the script. */
export function fail(message: string): never {
  throw new ScriptError(message);
}

/** What the functions of a script work on: the document as the script has changed it so far. */
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

  /** Changes the document, and keeps how. */
  apply(operation: Operation): void {
    const result = edit(this.document, [operation]);
    if (!result.ok) return fail(result.refusal.message);
    this.document = result.value.document;
    this.operations.push(operation);
  }

  /** The selected layout with what it inherits. */
  get layout(): ResolvedLayout {
    return resolveLayout(this.document, this.document.selectedLayoutId);
  }

  /** The variable of a name. */
  variable(name: string): readonly [Id, ValueVariable] {
    for (const [id, variable] of Object.entries(this.document.variables.items)) {
      if (variable.type !== 'group' && variable.name === name) return [id, variable];
    }
    return fail(`There is no variable “${name}”.`);
  }

  /** The first frame of a name, by pages and from the back. */
  frame(name: string): readonly [Id, PlacedFrame] {
    for (const [id, placed] of indexFrames(this.document)) {
      if (placed.frame.name === name) return [id, placed];
    }
    return fail(`There is no frame “${name}”.`);
  }

  /** The layout of a name. */
  layoutNamed(name: string): Id {
    const id = this.document.layouts.order.find((each) => this.document.layouts.items[each]?.name === name);
    return id ?? fail(`There is no layout “${name}”.`);
  }
}
