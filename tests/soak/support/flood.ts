import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { callerOf } from './callEnvironment';
import { FLOODS, type Flood, type FloodName } from './floods';

/** The results of a flood: responses by status, and its accepted tasks. */
export interface FloodResult {
  readonly answers: Readonly<Record<string, number>>;
  readonly tasks: readonly string[];
}

/** Milliseconds before a call is abandoned, and after a refusal. */
const MOMENT = 300;
const REFUSED = 100;

/** Floods a platform until its parent ends it; a separate program, so that its work is not measured. */
const [name = '', token = '', ...origins] = process.argv.slice(2);
const { call } = callerOf(origins, 'aurora-production', token);
const flood: Flood = FLOODS[name as FloodName];
const attack = await flood.prepare(call);
const ending = new AbortController();
const answers: Record<string, number> = {};
const tasks: string[] = [];
let turn = 0;

async function attackOnce(): Promise<void> {
  const mine = (turn += 1);
  const leaving = flood.isLeft && mine % 2 ? [AbortSignal.timeout(MOMENT)] : [];
  const count = (kind: string | number) => (answers[kind] = (answers[kind] ?? 0) + 1);
  try {
    const response = await attack(mine, AbortSignal.any([ending.signal, ...leaving]));
    const text = await response.text();
    count(response.status);
    if (response.status === 202 && flood.most) {
      const { data } = JSON.parse(text) as { data: { taskId: string } };
      tasks.push(data.taskId);
    }
    if (!response.ok) await wait(REFUSED);
  } catch (error) {
    const isOurs = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
    count(isOurs ? 'left' : `failed: ${String(error)}`);
  }
}

process.send?.('ready');
process.on('message', () => ending.abort());
await Promise.all(
  Array.from({ length: flood.atOnce }, async () => {
    while (!ending.signal.aborted && turn < (flood.most ?? Infinity)) await attackOnce();
  }),
);
if (!ending.signal.aborted) await once(process, 'message');
process.send?.({ answers, tasks } satisfies FloodResult);
process.disconnect();
