import { ENVIRONMENTS } from '@/demo';
import { recordPage } from '../engine/material';
import { p95, spread, type Row } from '../summary';
import { keepBusy, makeFiles } from './makeFiles';
import { lookAtPreviews, preview } from './preview';
import { mostMemoryOf, startDeployment, type Deployment } from './startDeployment';

/** The amount of work; smaller figures are for trying it. */
export interface OutputSizes {
  /** Records of the largest file; the two others have a tenth and a hundredth of them. */
  readonly records: number;
  /** Users looking at previews at once. */
  readonly people: number;
  /** Their time, once without other work and once beside batches, in milliseconds. */
  readonly previewTime: number;
}

/** Repetitions of small files, of which the median counts. */
const SMALL_FILES = 5;
/** Rounds of single files and previews, without other work and beside batches. */
const ROUNDS = 2;
/** Single files of a round. */
const SINGLE_FILES = 4;

const TARGETS = { growth: 1.2, memory: 1.3, hundred: 10, single: 10 };

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const times = (ratio: number) => `${ratio.toFixed(2)}x`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Adds a template with five fields in 850 words, and two pictures of the demo. @returns its id */
async function addTemplate({ database, call }: Deployment, name: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id from media where environment_id = $1 and kind = 'asset' order by id limit 2`,
    [ENVIRONMENTS.auroraProduction],
  );
  const document = recordPage(
    rows.map(({ id }) => id),
    '',
  );
  const response = await call('POST', `/templates?name=${encodeURIComponent(name)}`, document);
  if (!response.ok) throw new Error(`No template: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Fewer records are not a batch, which has a thread of its own. */
const BATCH = 51;

/** Lets each worker make one batch while the other is stopped, so that both have compiled their code. */
async function warm(deployment: Deployment, templateId: string): Promise<void> {
  for (const { pid } of deployment.workers) {
    const tellOthers = (signal: 'SIGSTOP' | 'SIGCONT') => {
      for (const other of deployment.workers) if (other.pid !== pid) process.kill(other.pid, signal);
    };
    tellOthers('SIGSTOP');
    await makeFiles(deployment, templateId, [BATCH]).finally(() => tellOthers('SIGCONT'));
  }
}

/** Measures one file of so many records, and the peak memory of either worker so far. */
async function makeOne(deployment: Deployment, templateId: string, count: number) {
  const [task] = await makeFiles(deployment, templateId, [count]);
  if (!task) throw new Error('No file was made.');
  return {
    /** From the moment a worker began it. */
    milliseconds: task.ended - task.begun,
    /** From the moment of the request. */
    waited: task.ended - task.asked,
    bytes: Math.max(...deployment.workers.map(mostMemoryOf)),
  };
}

/** Measures files of increasing numbers of records, smallest first, as the peak memory never falls. */
async function growth(deployment: Deployment, templateId: string, largest: number): Promise<Row[]> {
  const [small, middle] = [Math.round(largest / 100), Math.round(largest / 10)];
  const smalls = [];
  for (let turn = 0; turn < SMALL_FILES; turn += 1) smalls.push(await makeOne(deployment, templateId, small));
  const hundred = spread(smalls.map(({ waited }) => waited)).median;
  const first = {
    count: small,
    milliseconds: spread(smalls.map(({ milliseconds }) => milliseconds)).median,
    bytes: smalls.at(-1)?.bytes ?? Number.NaN,
  };
  const second = { count: middle, ...(await makeOne(deployment, templateId, middle)) };
  const third = { count: largest, ...(await makeOne(deployment, templateId, largest)) };
  const grows = (one: typeof first, other: typeof first): Row => {
    const ratio = other.milliseconds / other.count / (one.milliseconds / one.count);
    return {
      measure: `Time of a record among ${other.count.toLocaleString('en')}, against ${one.count.toLocaleString('en')}`,
      console: `${times(ratio)} (${(other.milliseconds / other.count).toFixed(1)} ms)`,
      floor: `${(one.milliseconds / one.count).toFixed(1)} ms`,
      target: `≤ ${TARGETS.growth}x`,
      isMet: ratio <= TARGETS.growth,
    };
  };
  const memory = (other: typeof first, target?: number): Row => {
    const ratio = other.bytes / first.bytes;
    return {
      measure: `Memory of a worker for ${other.count.toLocaleString('en')} records, against ${first.count}`,
      console: `${times(ratio)} (${megabytes(other.bytes)})`,
      floor: megabytes(first.bytes),
      target: target === undefined ? '–' : `≤ ${target}x`,
      ...(target !== undefined && { isMet: ratio <= target }),
    };
  };
  return [
    {
      measure: `${small} records with two pictures each to one PDF, asked for to finished`,
      console: seconds(hundred),
      target: `≤ ${TARGETS.hundred} s`,
      isMet: hundred <= TARGETS.hundred * 1_000,
    },
    grows(first, second),
    grows(second, third),
    memory(second, TARGETS.memory),
    memory(third),
  ];
}

/** Makes so many records, half of them in a file of each worker. */
async function together(deployment: Deployment, templateId: string, records: number): Promise<Row> {
  const files = await makeFiles(
    deployment,
    templateId,
    deployment.workers.map(() => records / deployment.workers.length),
  );
  const begun = Math.min(...files.map((file) => file.begun));
  const ended = Math.max(...files.map((file) => file.ended));
  const rate = records / ((ended - begun) / 1_000);
  return {
    measure: `${records.toLocaleString('en')} records to PDF by two workers, a file each: records a second`,
    console: rate.toFixed(0),
    target: '–',
  };
}

/** Measures single files and previews without other work, and while each worker has a batch. */
async function beside(deployment: Deployment, templateId: string, sizes: OutputSizes): Promise<Row[]> {
  const own: string[] = [];
  for (let count = 0; count < sizes.people; count += 1)
    own.push(await addTemplate(deployment, `Own ${count}`));
  for (const id of own.slice(0, 5)) await preview(deployment, id);
  const look = () => lookAtPreviews(deployment, own, sizes.previewTime / ROUNDS);
  const singles = async () => {
    const took: number[] = [];
    for (let turn = 0; turn < SINGLE_FILES; turn += 1) {
      const [task] = await makeFiles(deployment, templateId, [1]);
      if (task) took.push(task.ended - task.asked);
    }
    return took;
  };
  const alone = { singles: [] as number[], previews: [] as number[] };
  const crowded = { singles: [] as number[], previews: [] as number[] };
  // In turn, so that other load affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.previews.push(...(await look()));
    alone.singles.push(...(await singles()));
    const cancel = await keepBusy(deployment, templateId);
    crowded.singles.push(...(await singles()));
    crowded.previews.push(...(await look()));
    await cancel();
  }
  const [single, quietSingle] = [Math.max(...crowded.singles), Math.max(...alone.singles)];
  const [preview95, quiet95] = [p95(crowded.previews), p95(alone.previews)];
  return [
    {
      measure: 'One record asked for to finished while both workers are at a batch, longest',
      console: seconds(single),
      floor: seconds(quietSingle),
      target: `≤ ${TARGETS.single} s`,
      isMet: single <= TARGETS.single * 1_000,
    },
    {
      measure: `Previews of ${sizes.people} people while both workers are at a batch, p95`,
      console: `${times(preview95 / quiet95)} (${Math.round(preview95)} ms)`,
      floor: `${Math.round(quiet95)} ms`,
      target: '–',
    },
  ];
}

/** Makes files and previews on a separate deployment. Yields rows as they are measured. */
export async function* measureOutput(sizes: OutputSizes): AsyncGenerator<Row> {
  const deployment = await startDeployment();
  try {
    const templateId = await addTemplate(deployment, 'Records');
    await warm(deployment, templateId);
    yield* await growth(deployment, templateId, sizes.records);
    yield await together(deployment, templateId, sizes.records);
    yield* await beside(deployment, templateId, sizes);
  } finally {
    await deployment.dispose();
  }
}
