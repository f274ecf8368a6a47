import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { newVariable, type Document } from '@/engine/document';
import { runActions, type ScriptResult } from '@/engine/resolve';
import { NICENESS } from '../../../../platform/threads';
import { openScriptRunner } from '../../../../platform/scripting/openScriptRunner';
import { emptyDocument } from '../../engine/support/sampleDocument';

const runner = openScriptRunner(500);
afterAll(() => runner.close());

const context = { today: '2026-11-22', mediaConnectorId: 'media' };
const LOADED = { event: 'documentLoaded' } as const;

/** An empty template with a text variable and these actions, which start when it is loaded. */
function documentWith(...scripts: string[]): Document {
  const actions = scripts.map(
    (script, index) => [`act${index}`, { name: `Act ${index}`, triggers: [LOADED], script }] as const,
  );
  return {
    ...emptyDocument(),
    variables: { order: ['text'], items: { text: newVariable('Text') } },
    actions: { order: actions.map(([id]) => id), items: Object.fromEntries(actions) },
  };
}

/** Inside one call of the language, where nothing interrupts it. */
const HUNG = "const text = 'a'.repeat(3e5); text.indexOf('a'.repeat(1.5e5) + 'b')";

const SET = "setVariableValue('Text', getVariableValue('Text') + 'x')";

const THREADS = '/proc/self/task';
/** The niceness of each thread of this process: the nineteenth field, of which the second is a name in parentheses. */
const nicenesses = async (): Promise<number[]> =>
  Promise.all(
    (await readdir(THREADS)).map(async (thread) => {
      // Some end meanwhile.
      const figures = await readFile(`${THREADS}/${thread}/stat`, 'utf8').catch(() => '');
      return Number(figures.split(') ')[1]?.split(' ')[16] ?? 0);
    }),
  );

// The thread compiles its code first.
describe('the runner of scripts', { timeout: 60_000 }, () => {
  it('S8.30 stops a script in time, also an uninterruptible one, and the next action runs', async () => {
    const document = documentWith('for (;;) {}', SET, HUNG, SET);
    const { document: after, issues } = await runActions(document, [LOADED], runner.run, context);
    expect(issues).toMatchObject([
      {
        type: 'actionExecution',
        actionId: 'act0',
        message: expect.stringMatching(/^It ran for longer than/),
      },
      {
        type: 'actionExecution',
        actionId: 'act2',
        message: expect.stringMatching(/^It ran for longer than/),
      },
    ]);
    expect(after.variables.items.text).toMatchObject({ value: 'xx' });
  });

  // The highest niceness is 19.
  it.runIf(process.platform === 'linux' && getPriority() < 19)(
    'H3.26 has a long script give way to all short work, and the next one run in another thread',
    async () => {
      const patient = Math.min(19, getPriority() + NICENESS.longScript);
      const request = (script: string) => ({ script, document: documentWith(), event: LOADED, context });
      const endless = openScriptRunner(60_000);
      const result = endless.run(request('for (;;) {}'));
      await expect.poll(nicenesses, { timeout: 30_000 }).toContain(patient);
      await endless.close();
      expect((await result).fault).toEqual({ kind: 'execution', message: 'It was ended.' });
      expect((await runner.run(request('for (;;) {}'))).fault?.message).toMatch(/^It ran for longer than/);
      expect((await runner.run(request("console.log('next')"))).log).toEqual(['next']);
      await expect.poll(nicenesses, { timeout: 30_000 }).not.toContain(patient);
    },
  );

  it('runs simultaneous requests one after the other', async () => {
    const request = (script: string) => ({ script, document: documentWith(), event: LOADED, context });
    const results: ScriptResult[] = await Promise.all(
      ["console.log('first')", "console.log('second')"].map((script) => runner.run(request(script))),
    );
    expect(results.map(({ log }) => log)).toEqual([['first'], ['second']]);
  });

  it('answers for a script that can’t be sent to it, and for one that runs while it is closed', async () => {
    const request = { script: HUNG, document: documentWith(), event: LOADED, context };
    const unsendable = { ...request, context: { ...context, today: Symbol('today') as unknown as string } };
    expect((await runner.run(unsendable)).fault?.kind).toBe('execution');
    const closing = openScriptRunner(60_000);
    await closing.run({ ...request, script: '' });
    const result = closing.run(request);
    await Promise.resolve().then(() => closing.close());
    expect((await result).fault).toEqual({ kind: 'execution', message: 'It was ended.' });
  });
});
