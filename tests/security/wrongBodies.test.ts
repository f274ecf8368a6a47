import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { outputJob } from '../../platform/environment-api/output/outputJob';
import { openPictures } from '../../platform/pictures';
import { openReaders } from '../../platform/readers';
import { createRenderer } from '../../platform/rendering';
import {
  ENVIRONMENT_CHANGES,
  ENVIRONMENT_READS,
  type EnvironmentStep,
} from '../contract/support/environmentParitySteps';
import { SIGNATURE_SECRET, startTestPlatform } from '../contract/support/startTestPlatform';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import {
  environmentOperations,
  isDocument,
  sampleOf,
  type EnvironmentOperation,
  type Schema,
} from './support/environmentOperations';
import { addThings, type Things } from './support/foreignThings';
import {
  fullSample,
  likeValue,
  placesIn,
  placesInValue,
  withWrong,
  wrongFor,
  type Place,
} from './support/wrongValues';

const logged: string[] = [];
const platform = startTestPlatform({ keepsChanges: true, onErrorLogged: (line) => void logged.push(line) });
const pictures = openPictures();
const readers = openReaders();
const renderer = createRenderer({ threads: 1 });
let own: Things;
beforeAll(async () => {
  own = await addThings(platform, ENVIRONMENTS.auroraProduction, 'full.access');
});
afterEach(() => expect(logged.splice(0)).toEqual([]));
afterAll(() => Promise.all([pictures, readers, renderer].map((threads) => threads.close())));

/** Wrong bodies of each operation, and of operations whose work is done too. */
const RUNS = Number(process.env.WRONG_BODIES ?? 20);
const RUNS_OF_WORK = Math.min(RUNS, 300);
/** The parameters of a path that are no ids. */
const SAMPLES: Readonly<Record<string, string>> = {
  quality: 'medium',
  shape: 'square',
  version: '1',
  format: 'png',
};

const wrongQueries = ['', 'abc', '-1', '0', '1e9', '99999999999999999999', '\u0000', '%', 'x'.repeat(3_000)];

/** Puts one to three wrong values into a body. */
const spoil = (good: unknown, places: readonly Place[]): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc
        .constantFrom(...places)
        .chain(({ steps, schema }) =>
          fc.constantFrom(...wrongFor(schema)).map((wrong) => ({ steps, wrong })),
        ),
      { minLength: 1, maxLength: 3 },
    )
    .map((wrongs) => wrongs.reduce((body, { steps, wrong }) => withWrong(body, steps, wrong), good));

/** The most complete valid call of an operation, besides the one from the contract. */
const goodCall = (id: string): EnvironmentStep | undefined =>
  [...Object.values(ENVIRONMENT_CHANGES).flat(), ...ENVIRONMENT_READS]
    .filter(({ operation, environment }) => operation === id && environment === 'aurora-production')
    .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

/** Bodies that no other test calls have. */
const outputOf = (document: object) => ({
  documentContent: document,
  outputSettings: {},
  variables: [{}, {}],
});

function bodiesOf({ id, body }: EnvironmentOperation): fc.Arbitrary<unknown> {
  if (body?.type !== 'application/json') return fc.constant(undefined);
  const given = goodCall(id)?.body;
  const read: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  if (isDocument(body.schema)) return spoilDocument(sampleDocument());
  if (id === 'startOutput') return spoilBody(body.schema, outputOf(sampleDocument()));
  return spoilBody(body.schema, read ?? fullSample(body.schema));
}

const spoilBody = (schema: Schema, good: unknown) =>
  spoil(good, [...placesIn(schema), ...placesInValue(good)]);
const spoilDocument = (document: object) => spoil(document, placesInValue(document));

/** Puts other values of the same types in a document: most results can be saved. */
function changeDocument(document: object): fc.Arbitrary<unknown> {
  const places = placesInValue(document).flatMap(({ steps }) => {
    const others = likeValue(
      steps.reduce<unknown>((part, step) => Reflect.get(part as object, step), document),
    );
    return others.length > 0 ? [{ steps, others }] : [];
  });
  const change = fc
    .constantFrom(...places)
    .chain(({ steps, others }) => fc.constantFrom(...others).map((value) => ({ steps, value })));
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) =>
      changes.reduce<unknown>((body, { steps, value }) => withWrong(body, steps, value), document),
    );
}

/** Valid queries, of which one in four is spoiled. */
function queriesOf({ id, parameters }: EnvironmentOperation): fc.Arbitrary<Record<string, string>> {
  const named = parameters.filter((each) => each.in === 'query');
  const needed = named
    .filter(({ required }) => required)
    .map(({ name, schema }) => [name, own[name] ?? String(sampleOf(schema))] as const);
  const good: Record<string, string> = { ...Object.fromEntries(needed), ...goodCall(id)?.query };
  if (named.length === 0) return fc.constant(good);
  const names = named.map(({ name }) => name);
  const wrong = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...wrongQueries));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    { weight: 1, arbitrary: wrong.map(([name, value]) => ({ ...good, [name]: value })) },
  );
}

const send = ({ id, method, path, version }: EnvironmentOperation, query: object, body: unknown) =>
  platform.app.inject({
    method,
    url: `/grafx/api/${version}/environment/aurora-production/${path.replace(/\{(\w+)\}/g, (_all, name: string) => SAMPLES[name] ?? own[name] ?? goodCall(id)?.params?.[name] ?? 'none')}`,
    query: query as Record<string, string>,
    headers: { authorization: 'Bearer full.access', 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });

/** Deletions are omitted: no object would be left to call. */
const removes = ({ method }: EnvironmentOperation) => method === 'DELETE';
const taking = environmentOperations.filter(
  (operation) =>
    !removes(operation) &&
    (operation.body?.type === 'application/json' || operation.parameters.some((each) => each.in === 'query')),
);

describe('a wrong call', () => {
  it.each(taking.map((operation) => [operation.id, operation] as const))(
    'F7.20 is answered as a fault of the caller, and not logged as an error: %s',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(queriesOf(operation), bodiesOf(operation), async (query, body) => {
          const { statusCode, body: text } = await send(operation, query, body);
          expect(statusCode, text).toBeLessThan(500);
          if (statusCode === 400 || statusCode === 422)
            expect((JSON.parse(text) as { detail: string }).detail.length).toBeGreaterThan(0);
        }),
        { numRuns: RUNS },
      );
    },
  );

  const operation = (id: string) => {
    const found = environmentOperations.find((each) => each.id === id);
    if (!found) throw new Error(`There is no operation ${id}.`);
    return found;
  };

  it('F7.21 of an output that was accepted ends with its file or a fault of the caller', async () => {
    const job = outputJob({
      pictures,
      readers,
      renderer,
      database: platform.db,
      storage: platform.storage,
      clock: () => platform.now,
      network: platform.network,
      signatureSecret: SIGNATURE_SECRET,
      jobs: platform.jobs,
    });
    const start = operation('startOutput');
    await fc.assert(
      fc.asyncProperty(changeDocument(sampleDocument()), async (document) => {
        const started = await send(start, {}, outputOf(document as object));
        expect(started.statusCode, started.body).toBeLessThan(500);
        if (started.statusCode !== 202) return;
        const { taskId } = started.json<{ data: { taskId: string } }>().data;
        await job.run({ taskId });
        const asked = await platform.app.inject({
          method: 'GET',
          url: `/grafx/api/v1/environment/aurora-production/output/tasks/${taskId}`,
          headers: { authorization: 'Bearer full.access' },
        });
        expect([200, 409, 422], asked.body).toContain(asked.statusCode);
      }),
      { numRuns: RUNS_OF_WORK },
    );
  });

  it('F7.22 of a document that was saved shows its preview or why it can’t be drawn', async () => {
    const create = operation('createTemplate');
    await fc.assert(
      fc.asyncProperty(changeDocument(sampleDocument()), async (body) => {
        const made = await send(create, { name: 'Wrong' }, body);
        expect(made.statusCode, made.body).toBeLessThan(500);
        if (made.statusCode !== 201) return;
        const { id } = made.json<{ data: { id: string } }>().data;
        const preview = await platform.app.inject({
          method: 'GET',
          url: `/grafx/api/v1/environment/aurora-production/templates/${id}/preview/medium`,
          headers: { authorization: 'Bearer full.access' },
        });
        expect([200, 422], preview.body).toContain(preview.statusCode);
      }),
      { numRuns: RUNS_OF_WORK },
    );
  });
});
