import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Content {
  readonly content?: Readonly<Record<string, unknown>>;
  readonly $ref?: string;
  readonly 'x-text'?: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly 'x-places'?: string;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'responses' | 'requestBodies', Readonly<Record<string, Content>>>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const QUEUES = ['files', 'sources', 'renderings', 'pictures', 'readers', 'tasks', 'reports', 'stored'];

const read = (name: string) => parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as Contract;

const contentOf = (part: Content | undefined, named: Readonly<Record<string, Content>> = {}): Content =>
  part?.$ref === undefined ? (part ?? {}) : (named[part.$ref.split('/').at(-1) ?? ''] ?? {});

/** Returns why an operation is heavy work; nothing if it isn't. */
function reasonsOf(
  { components }: Contract,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): string[] {
  const { requestBody, responses, description = '' } = operation;
  const body = contentOf(requestBody, components.requestBodies);
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(contentOf(response, components.responses).content ?? {}));
  const isFile = answers.some((type) => type !== 'application/json');
  return [
    ...('multipart/form-data' in (body.content ?? {}) ? ['takes a file'] : []),
    ...(body['x-text'] ? ['reads a document'] : []),
    ...(isFile ? ['answers a file'] : []),
    ...('202' in responses && method !== 'get' ? ['starts a task'] : []),
    ...(path.includes('/connectors/{connectorId}/') || /\b502\b/.test(description)
      ? ['asks a source elsewhere']
      : []),
  ];
}

const operations = ['platform', 'environment'].flatMap((name) => {
  const contract = read(name);
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ operation, reasons: reasonsOf(contract, { path, method, operation }) }] : [];
    }),
  );
});

describe('heavy work', () => {
  it('H3.21 names its queue for every operation of both contracts', () => {
    const heavy = operations.filter(({ reasons }) => reasons.length > 0);
    expect(heavy.length).toBeGreaterThan(40);
    const without = heavy
      .filter(({ operation }) => !QUEUES.includes(operation['x-places'] ?? ''))
      .map(({ operation, reasons }) => `${operation.operationId} ${reasons.join(', ')}`);
    expect(without).toEqual([]);
  });

  it('H3.21 takes no place only for reading stored files', () => {
    const wrong = operations
      .filter(({ operation }) => operation['x-places'] === 'stored')
      .filter(({ reasons }) => reasons.join() !== 'answers a file')
      .map(({ operation }) => operation.operationId);
    expect(wrong).toEqual([]);
  });
});
