import type { Action, Document, Id } from '../../document';
import { edit } from '../../edit';
import type { ValueContext } from '../values/setValue';
import { isTriggered, withoutRepetitions, type ActionEvent } from './events';
import type { ScriptFault, ScriptRunner } from './script';

/** After so many rounds actions count as setting each other off without end. */
export const MOST_ROUNDS = 100;

/** What is to be reported of an action. */
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
  /** What scripts wrote, each line with the action it comes from. */
  readonly log: readonly { readonly actionId: Id; readonly line: string }[];
}

interface Run extends ActedDocument {
  /** What the scripts of this round caused. */
  readonly raised: readonly ActionEvent[];
}

function issueOf(actionId: Id, { name }: Action, { kind, message, line }: ScriptFault): ActionIssue {
  const type = kind === 'syntax' ? 'actionRegister' : 'actionExecution';
  return { type, actionId, actionName: name, message, ...(line !== undefined && { line }) };
}

/** The actions an event starts, in their order. */
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
): Promise<Run> {
  const { script } = action;
  const result = await runner({ script, document: run.document, event, context });
  const changed = edit(run.document, result.operations);
  const fault: ScriptFault | undefined = changed.ok
    ? result.fault
    : { kind: 'execution', message: changed.refusal.message };
  return {
    document: changed.ok ? changed.value.document : run.document,
    issues: fault ? [...run.issues, issueOf(actionId, action, fault)] : run.issues,
    log: [...run.log, ...result.log.map((line) => ({ actionId, line }))],
    raised: changed.ok ? [...run.raised, ...result.events] : run.raised,
  };
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
 * Runs the actions that wait for these events. The actions of an event run in the order of the list; what their scripts
 * cause is looked at in the next round, after the last action of this one. A script that fails leaves what it did until
 * then, and the next one runs all the same. After `MOST_ROUNDS` rounds the rest is left out and reported.
 *
 * The same document, events, context and values give the same document wherever they run. Never called in design mode.
 */
export async function runActions(
  document: Document,
  events: readonly ActionEvent[],
  runner: ScriptRunner,
  context: ValueContext,
): Promise<ActedDocument> {
  let run: Run = { document, issues: [], log: [], raised: events };
  for (let round = 0; run.raised.length > 0 && round < MOST_ROUNDS; round += 1) {
    const due = withoutRepetitions(run.raised);
    run = { ...run, raised: [] };
    for (const event of due) {
      for (const started of startedBy(run.document, event))
        run = await runOne(run, started, event, runner, context);
    }
  }
  const { document: acted, issues, log, raised: left } = run;
  return { document: acted, issues: [...issues, ...circular(acted, left)], log };
}

/**
 * A document after its actions, with what is wrong also with the scripts that did not run, as far as reading them tells.
 * Nothing of these runs.
 */
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
