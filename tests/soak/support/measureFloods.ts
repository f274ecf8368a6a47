import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { p95 } from '../../performance/summary';
import { tokenOf } from './callAs';
import { callerOf, type EnvironmentCaller } from './callEnvironment';
import type { FloodResult } from './flood';
import { FLOODS, type FloodName } from './floods';
import { report } from './report';
import { pingUntil, workAsCustomer, type WorkTimes } from './workAsCustomer';

/** A deployment to flood. */
interface Flooding {
  /** Name of the figures. */
  readonly name: string;
  /** Addresses of its processes. */
  readonly origins: readonly string[];
  readonly publicUrl: string;
  /** Returns the ids of its current processes. */
  readonly processes: () => readonly (number | undefined)[];
}

/** The effect of a flood on another customer. */
export interface Flooded {
  readonly flood: string;
  /** The 99th percentile of `/ping`, in milliseconds. */
  readonly ping: number;
  /** The slowdown of each kind of work compared with a quiet platform, at the 95th percentile. */
  readonly ratios: Readonly<Record<keyof WorkTimes, number>>;
  readonly faults: readonly string[];
}

/** Duration of a flood, and of the quiet before and after, in milliseconds. */
const DURATION = Number(process.env.FLOOD_SECONDS ?? 25) * 1_000;
/** Time limit for work begun by a flood, in milliseconds. */
const ENDING = 5 * 60_000;
/** Pause after each flood, so that the next one begins with a quiet platform, in milliseconds. */
const PAUSE = 3_000;
const WORKS = ['preview', 'upload', 'file'] as const;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

/** Begins a flood in a separate process. @returns a function that ends it */
async function begin(name: FloodName, token: string, origins: readonly string[]) {
  const child = fork('tests/soak/support/flood.ts', [name, token, ...origins], {
    execArgv: ['--import', 'tsx'],
  });
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (first !== 'ready') throw new Error(`The flood ${name} could not begin.`);
  return async (): Promise<FloodResult> => {
    const ended = once(child, 'message');
    child.send('end');
    const [result] = (await ended) as [FloodResult];
    return result;
  };
}

async function isAtWork(call: EnvironmentCaller['call'], taskId: string): Promise<boolean> {
  const response = await call('GET', `output/tasks/${taskId}`);
  await response.arrayBuffer();
  return response.status === 202 || response.status === 429;
}

/** Waits until all tasks have ended. @returns those that have not in time */
async function awaitEnds({ call }: EnvironmentCaller, tasks: readonly string[]): Promise<readonly string[]> {
  const end = Date.now() + ENDING;
  let open = tasks;
  while (open.length > 0 && Date.now() < end) {
    await wait(500);
    const still: string[] = [];
    for (const task of open.slice(0, 20)) if (await isAtWork(call, task)) still.push(task);
    open = [...still, ...open.slice(20)];
  }
  return open;
}

const isAlive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Lets the other customer work, and pings every process. */
async function watch(worker: EnvironmentCaller, origins: readonly string[]) {
  const ending = new AbortController();
  const pinging = pingUntil(origins, ending.signal);
  const times = await workAsCustomer(worker, DURATION).finally(() => ending.abort());
  const pings = (await pinging).sort((one, other) => one - other);
  return { times, ping: pings[Math.floor(pings.length * 0.99)] ?? Number.NaN };
}

type Watched = Awaited<ReturnType<typeof watch>>;

/** A flood and its effect on another customer; none if the platform failed the customer. */
interface Measured {
  readonly flood: FloodName;
  readonly answers: FloodResult['answers'];
  readonly faults: readonly string[];
  readonly seen: Watched | undefined;
}

/** Lets one customer flood the platform while another one works. */
async function measureFlood(
  flood: FloodName,
  { origins, processes }: Flooding,
  { token, worker }: { token: string; worker: EnvironmentCaller },
): Promise<Measured> {
  const begun = processes();
  const end = await begin(flood, token, origins);
  const faults: string[] = [];
  const seen = await watch(worker, origins).catch((error: unknown) => {
    faults.push(`the other customer was refused: ${String(error)}`);
    return undefined;
  });
  const { answers, tasks } = await end();
  const open = await awaitEnds(callerOf(origins, 'aurora-production', token), tasks);
  if (open.length > 0) faults.push(`${open.length} of ${tasks.length} tasks never ended`);
  if (!processes().every((pid, index) => isAlive(pid) && pid === begun[index]))
    faults.push('a process ended');
  for (const kind of Object.keys(answers))
    if (kind.startsWith('failed') || Number(kind) >= 500) faults.push(`it was answered ${kind}`);
  await wait(PAUSE);
  return { flood, answers, faults, seen };
}

/** Computes the slowdown of each kind of work compared with a quiet platform. */
function compare(quiet: readonly Watched[], { flood, faults, seen }: Measured): Flooded {
  const ratioOf = (work: keyof WorkTimes) => p95(seen?.times[work] ?? []) / usualOf(quiet, work);
  return {
    flood,
    faults,
    ping: seen?.ping ?? Infinity,
    ratios: { preview: ratioOf('preview'), upload: ratioOf('upload'), file: ratioOf('file') },
  };
}

const usualOf = (quiet: readonly Watched[], work: keyof WorkTimes) =>
  p95(quiet.flatMap(({ times }) => times[work]));

/** Formats a flood as a line of the report. */
function lineOf({ ping, ratios }: Flooded, { seen, answers }: Measured): string {
  const works = WORKS.map((work) => `${work} ${ratios[work].toFixed(2)}x`);
  const rounds = seen?.times.file.length ?? 0;
  return [...works, `ping p99 ${ping.toFixed(0)} ms`, `${rounds} rounds`, JSON.stringify(answers)].join(', ');
}

const currentLoad = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');

/** Returns the floods in `FLOODS`, such as `FLOODS=keys,groups`. @default all */
function chosenFloods(): FloodName[] {
  const only = process.env.FLOODS?.split(',');
  return (Object.keys(FLOODS) as FloodName[]).filter((flood) => only?.includes(flood) ?? true);
}

/** Floods a deployment in each way in turn, and writes the figures to reports/. */
export async function measureFloods(flooding: Flooding): Promise<Flooded[]> {
  const { name, origins, publicUrl } = flooding;
  const tokenAt = (account: string) => tokenOf(origins[0] ?? '', account, publicUrl);
  const worker = callerOf(origins, 'borealis-production', await tokenAt('full.access'));
  const tokens = {
    'template.designer': await tokenAt('template.designer'),
    'content.admin': await tokenAt('content.admin'),
  };
  const before = currentLoad();
  // The threads compile their code.
  await workAsCustomer(worker, DURATION / 2);
  const quiet = [await watch(worker, origins)];
  const measured: Measured[] = [];
  for (const flood of chosenFloods()) {
    const token = tokens[FLOODS[flood].account];
    measured.push(await measureFlood(flood, flooding, { token, worker }));
  }
  quiet.push(await watch(worker, origins));
  report(name, {
    load: `${before} before, ${currentLoad()} after`,
    quiet: WORKS.map((work) => `${work} ${seconds(usualOf(quiet, work))}`).join(', '),
    quietPing: `${Math.max(...quiet.map(({ ping }) => ping)).toFixed(0)} ms`,
    ...Object.fromEntries(measured.map((each) => [each.flood, lineOf(compare(quiet, each), each)])),
  });
  return measured.map((each) => compare(quiet, each));
}
