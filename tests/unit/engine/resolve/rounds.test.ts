import { describe, expect, it } from 'vitest';
import type { Document, Trigger } from '@/engine/document';
import {
  MOST_ROUNDS,
  readActions,
  runActions,
  type ActionEvent,
  type ScriptRequest,
  type ScriptResult,
} from '@/engine/resolve';
import { sampleDocument } from '../support/sampleDocument';

const context = { today: '2026-11-22', mediaConnectorId: 'media' };
const LOADED = { event: 'documentLoaded' } as const;
const MOVED = { event: 'frameMoved', frameId: 'shape' } as const;

/** The sample with actions by trigger; the script of each is its id. */
function waiting(actions: Record<string, readonly Trigger[]>): Document {
  const items = Object.fromEntries(
    Object.entries(actions).map(([id, triggers]) => [id, { name: id.toUpperCase(), triggers, script: id }]),
  );
  return { ...sampleDocument(), actions: { order: Object.keys(items), items } };
}

/** Runs events with scripts of these effects; returns the result and the calls to the runner. */
async function run(
  document: Document,
  events: readonly ActionEvent[],
  does: (request: ScriptRequest) => Partial<ScriptResult> = () => ({}),
) {
  const asked: ScriptRequest[] = [];
  const runner = (request: ScriptRequest) => {
    asked.push(request);
    return Promise.resolve({ operations: [], events: [], log: [], ...does(request) });
  };
  return { ...(await runActions(document, events, runner, context)), asked, runner };
}
const renamed = (name: string) => ({ kind: 'renamePage', pageId: 'page', name }) as const;

describe('actions', () => {
  it('S8.26 are started by any of their triggers, once per event', async () => {
    const document = waiting({
      one: [LOADED, LOADED],
      two: [{ event: 'pageSizeChanged' }, LOADED],
      three: [],
    });
    const { asked, issues, log, document: after } = await run(document, [LOADED, LOADED]);
    expect(asked.map(({ script }) => script)).toEqual(['one', 'two']);
    expect(asked[0]).toEqual({ script: 'one', document, event: LOADED, context });
    expect({ after, issues, log }).toEqual({ after: document, issues: [], log: [] });
  });

  it('S8.27 continue with the document of the action before', async () => {
    const document = waiting({ one: [LOADED], two: [LOADED] });
    const {
      asked,
      log,
      document: after,
    } = await run(document, [LOADED], ({ script }) => ({
      operations: [renamed(script)],
      log: [`by ${script}`, 'done'],
    }));
    expect(asked[1]?.document.pages.items.page?.name).toBe('one');
    expect(after.pages.items.page?.name).toBe('two');
    expect(log.map(({ actionId, line }) => `${actionId}: ${line}`)).toEqual([
      ...['one: by one', 'one: done', 'two: by two', 'two: done'],
    ]);
  });

  it('S8.27 of events that were raised run in the next round, in the order they were raised', async () => {
    const document = waiting({
      moved: [{ event: 'frameMoved' }],
      one: [LOADED],
      sized: [{ event: 'pageSizeChanged' }],
    });
    const { asked } = await run(document, [LOADED], ({ script }) =>
      script === 'one' ? { events: [{ event: 'pageSizeChanged' }, MOVED, { event: 'pageSizeChanged' }] } : {},
    );
    expect(asked.map(({ script }) => script)).toEqual(['one', 'sized', 'moved']);
    expect(asked[2]?.event).toEqual(MOVED);
  });

  it('S8.38 that fail are reported with name and line, and keep their changes so far', async () => {
    const document = waiting({ one: [LOADED], moved: [{ event: 'frameMoved' }] });
    const fault = { kind: 'execution', message: 'No.', line: 2 } as const;
    const does = ({ script }: ScriptRequest) =>
      script === 'one' ? { operations: [renamed('New')], events: [MOVED], fault } : {};
    const { issues, asked, document: after } = await run(document, [LOADED], does);
    expect(issues).toEqual([
      { type: 'actionExecution', actionId: 'one', actionName: 'ONE', message: 'No.', line: 2 },
    ]);
    expect(after.pages.items.page?.name).toBe('New');
    expect(asked).toHaveLength(2);
    const unread = await run(document, [LOADED], ({ script }) =>
      script === 'one' ? { fault: { kind: 'syntax', message: 'What?' } } : {},
    );
    expect(unread.issues).toStrictEqual([
      { type: 'actionRegister', actionId: 'one', actionName: 'ONE', message: 'What?' },
    ]);
  });

  it('S8.38 with invalid operations leave the document unchanged, emit no events, and are reported', async () => {
    const document = waiting({ one: [LOADED], moved: [{ event: 'frameMoved' }] });
    const {
      issues,
      asked,
      log,
      document: after,
    } = await run(document, [LOADED], () => ({
      operations: [renamed('New'), { ...renamed('New'), pageId: 'gone' }],
      events: [MOVED],
      log: ['line'],
    }));
    expect(issues).toEqual([
      { type: 'actionExecution', actionId: 'one', actionName: 'ONE', message: 'There is no page gone.' },
    ]);
    expect(after).toBe(document);
    expect(asked).toHaveLength(1);
    expect(log).toEqual([{ actionId: 'one', line: 'line' }]);
  });

  it('S8.28 that trigger each other are stopped and reported once, after the last allowed round', async () => {
    const document = waiting({
      one: [LOADED, { event: 'frameMoved' }],
      two: [{ event: 'frameMoved' }],
      three: [LOADED],
    });
    const events = [MOVED, { ...MOVED, frameId: 'words' }];
    const circle = await run(document, [LOADED], ({ script }) => (script === 'one' ? { events } : {}));
    expect(circle.issues.map(({ type, actionId, message }) => ({ type, actionId, message }))).toEqual(
      ['one', 'two'].map((actionId) => ({
        type: 'actionCircular',
        actionId,
        message: `${actionId.toUpperCase()} is set off again and again; it was stopped after 100 rounds.`,
      })),
    );
    let rounds = 0;
    const last = await run(document, [MOVED], ({ script }) =>
      script === 'one' && (rounds += 1) < MOST_ROUNDS ? { events: [MOVED] } : {},
    );
    expect([rounds, last.issues]).toEqual([MOST_ROUNDS, []]);
    expect(Object.keys(await runActions(document, [LOADED], circle.runner, context)).sort()).toEqual([
      ...['document', 'issues', 'log'],
    ]);
  });
});

describe('scripts without a trigger', () => {
  it('S8.32 are checked for errors, except those already reported', async () => {
    const document = waiting({ one: [], two: [], three: [] });
    const issue = { type: 'actionExecution', actionId: 'two', actionName: 'TWO', message: 'No.' } as const;
    const acted = { document, issues: [issue], log: [{ actionId: 'two', line: 'x' }] };
    const asked: ScriptRequest[] = [];
    const read = await readActions(
      acted,
      (request) => {
        asked.push(request);
        const fault = { kind: 'syntax', message: 'What?', line: 1 } as const;
        return Promise.resolve({
          operations: [],
          events: [],
          log: ['ran'],
          ...(request.script === 'three' && { fault }),
        });
      },
      context,
    );
    expect(asked).toEqual(
      ['one', 'three'].map((script) => ({ script, document, event: LOADED, context, isOnlyRead: true })),
    );
    expect(read).toEqual({
      ...acted,
      issues: [
        issue,
        { type: 'actionRegister', actionId: 'three', actionName: 'THREE', message: 'What?', line: 1 },
      ],
    });
  });
});
