import type { Action, Document, Id } from '../../document';
import { edit } from '../../edit';
import type { ValueContext } from '../values/setValue';
import { isTriggered, withoutRepetitions, type ActionEvent } from './events';
import type { ScriptFault, ScriptRunner } from './script';

/** After this many rounds, actions count as triggering each other endlessly. */
export const MOST_ROUNDS = 100;

/** A problem of an action to report. */
export interface ActionIssue {
  readonly type: 'actionRegister' | 'actionExecution' | 'actionCircular';
  readonly actionId: Id;
  readonly actionName: string;
  readonly message: string;
  /** The line of the script, from 1. */
  readonly line?: number;
}

/** A document after its actions. */
export interface ActedDocument {
  readonly document: Document;
  readonly issues: readonly ActionIssue[];
  /** The output of scripts, each line with its action. */
  readonly log: readonly { readonly actionId: Id; readonly line: string }[];
}

/** The state of a run. It is mutable, since copying it for each script would be slow. */
interface Run {
  document: Document;
  readonly issues: ActionIssue[];
  readonly log: { readonly actionId: Id; readonly line: string }[];
  /** Events raised by the scripts of this round. */
  raised: ActionEvent[];
}

function issueOf(actionId: Id, { name }: Action, { kind, message, line }: ScriptFault): ActionIssue {
  const type = kind === 'syntax' ? 'actionRegister' : 'actionExecution';
  return { type, actionId, actionName: name, message, ...(line !== undefined && { line }) };
}

/** Returns the actions an event triggers, in order. */
const startedBy = ({ actions }: Document, event: ActionEvent): readonly (readonly [Id, Action])[] =>
  actions.order.flatMap((id) => {
    const action = actions.items[id];
    return action?.triggers.some((trigger) => isTriggered(trigger, event)) ? [[id, action] as const] : [];
  });

async function runOne(
  run: Run,
  [actionId, action]: readonly [Id, Action],
  event: ActionEvent,
  runner: ScriptRunner,
  context: ValueContext,
): Promise<void> {
  const { script } = action;
  const result = await runner({ script, document: run.document, event, context });
  const changed = edit(run.document, result.operations);
  const fault: ScriptFault | undefined = changed.ok
    ? result.fault
    : { kind: 'execution', message: changed.refusal.message };
  if (fault) run.issues.push(issueOf(actionId, action, fault));
  for (const line of result.log) run.log.push({ actionId, line });
  if (!changed.ok) return;
  run.document = changed.value.document;
  for (const raised of result.events) run.raised.push(raised);
}

function circular(document: Document, events: readonly ActionEvent[]): readonly ActionIssue[] {
  const started = new Map(events.flatMap((event) => startedBy(document, event)));
  return [...started].map(([actionId, { name }]) => ({
    type: 'actionCircular',
    actionId,
    actionName: name,
    message: `${name} is set off again and again; it was stopped after ${MOST_ROUNDS} rounds.`,
  }));
}

/**
 * Runs the actions that events trigger, in the order of the list. Events raised by scripts count in the next round. A
 * failing script keeps its changes up to then, and the next one runs. After `MOST_ROUNDS` rounds the rest is skipped
 * and reported. The result is deterministic. Never called in design mode.
 */
export async function runActions(
  document: Document,
  events: readonly ActionEvent[],
  runner: ScriptRunner,
  context: ValueContext,
): Promise<ActedDocument> {
  const run: Run = { document, issues: [], log: [], raised: [...events] };
  for (let round = 0; run.raised.length > 0 && round < MOST_ROUNDS; round += 1) {
    const due = withoutRepetitions(run.raised);
    run.raised = [];
    for (const event of due) {
      for (const started of startedBy(run.document, event))
        await runOne(run, started, event, runner, context);
    }
  }
  const { document: acted, issues, log, raised: left } = run;
  return { document: acted, issues: [...issues, ...circular(acted, left)], log };
}

/** Adds the syntax faults of scripts that did not run, without running them. */
export async function readActions(
  acted: ActedDocument,
  runner: ScriptRunner,
  context: ValueContext,
): Promise<ActedDocument> {
  const { document } = acted;
  const known = new Set(acted.issues.map(({ actionId }) => actionId));
  const issues = [...acted.issues];
  for (const [actionId, action] of Object.entries(document.actions.items)) {
    if (known.has(actionId)) continue;
    const event = { event: 'documentLoaded' } as const;
    const { fault } = await runner({ script: action.script, document, event, context, isOnlyRead: true });
    if (fault) issues.push(issueOf(actionId, action, fault));
  }
  return { ...acted, issues };
}
