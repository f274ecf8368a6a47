import { afterEach, describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import type { OperationId } from '../../platform/management/operations';
import { routes } from '../contract/support/contract';
import { CHANGES, READS, type Step } from '../contract/support/paritySteps';
import { ENVIRONMENT_CHANGES } from '../contract/support/environmentParitySteps';
import { startTestPlatform, type CallInput } from '../contract/support/startTestPlatform';

const logged: string[] = [];
const platform = startTestPlatform({
  keepsChanges: true,
  onErrorLogged: (line) => void logged.push(line),
});
afterEach(() => expect(logged.splice(0)).toEqual([]));

/** Texts that have broken databases, parsers and programs. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\t',
    '%',
    '_',
    '\\',
    '"',
    `' or 1=1; --`,
    '${x}',
    '{{x}}',
    '../..',
    '\r\nX-Y: z',
    '*',
    '?',
    '#',
  ],
  ...['\u0000', 'a\u0000b', '\u202e', '\ufeff', '\ufffe', '\u{1F600}'.repeat(50), 'İß', 'x'.repeat(3_000)],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-1',
    '1e999',
    '0000-01-01',
    'urn:uuid:00000000-0000-4000-8000-000000000000',
    '99999999999999999999',
    '0x10',
    'true',
    '[]',
    '{}',
  ],
  ...[
    '0000-00-00',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31',
    '2026-01-01T00:00:00Z',
    '10000-01-01',
    '-000001-01-01',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '__proto__',
    'constructor',
  ],
];
/** Values of the wrong type for a body. */
const VALUES: unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [null], [[]], { length: 1 }],
  ...['\ud800', 'a\udfff', ['\u0000'], ['\ud800'], Array.from({ length: 2_000 }, () => 'x'), ...TEXTS],
];

/** Lists every place within a body. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const within = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]));
  return at.length === 0 ? within : [at, ...within];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (String(index) === key ? replaced(part, rest, by) : part));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

/** Yields a valid call with one hostile part, in every variant. */
function* hostileVariants(input: CallInput): Generator<CallInput> {
  for (const part of ['params', 'query', 'headers'] as const)
    for (const name of Object.keys(input[part] ?? {}))
      for (const text of TEXTS) {
        // No client can send these in a header.
        if (part === 'headers' && /[^\t\x20-\x7e]/.test(text)) continue;
        yield { ...input, [part]: { ...input[part], [name]: text } };
      }
  if (input.body === undefined) return;
  for (const place of placesIn(input.body)) yield { ...input, body: replaced(input.body, place, undefined) };
  for (const place of placesIn(input.body))
    for (const value of VALUES) yield { ...input, body: replaced(input.body, place, value) };
}

const person = { userId: demoUserId('user@demo.test') };
const signed = { signature: 'a'.repeat(64), 'signature-timestamp': '1781784000' };
const name = { firstName: 'A', lastName: 'B' };

/** Calls that are not part of the parity tests. */
const SIGNED: Step[] = [
  [
    'enableFederation',
    {
      params: person,
      headers: signed,
      body: { newUserId: 'x', email: 'user@demo.test', subscriptionIds: [SUBSCRIPTIONS.aurora] },
    },
  ],
  [
    'updateFederatedGroups',
    { params: person, headers: signed, body: { groupIds: ['x'], userEmail: 'user@demo.test' } },
  ],
  ['addMigratedUser', { headers: signed, body: { email: 'moved@demo.test', ...name } }],
  ['getEmailStatus', { params: person, headers: signed }],
  ['updateMigratedUser', { params: person, body: name }],
];

const steps = [...SIGNED, ...READS, ...Object.values(CHANGES).flat()];

/** Returns the most complete valid call of an operation. */
function goodCallOf(operation: OperationId): CallInput {
  const size = (input: CallInput) => JSON.stringify(input).length;
  const inputs = steps.flatMap(([id, input = {}]) => (id === operation ? [input] : []));
  return inputs.sort((one, other) => size(other) - size(one))[0] ?? {};
}

const hostile = routes
  .map(({ operationId }) => ({ operationId, variants: [...hostileVariants(goodCallOf(operationId))] }))
  .filter(({ variants }) => variants.length > 0);

describe('hostile input', () => {
  it('reaches every operation of the contract with input', () => {
    const reached = new Set(hostile.map(({ operationId }) => operationId));
    expect(routes.map(({ operationId }) => operationId).filter((id) => !reached.has(id))).toEqual([
      'listSubscriptions',
      'getMe',
      'getMyPermissions',
      'listMyInvitations',
      'listAvailablePermissions',
      'listRoles',
      'ping',
    ]);
  });

  it.each(hostile)('is answered by $operationId with a status of the contract', async (each) => {
    const failed: unknown[] = [];
    for (const input of each.variants) {
      const { status, text } = await platform.call('full.access', each.operationId, input);
      if (status >= 500) failed.push({ input, status, text });
    }
    expect(failed).toEqual([]);
  });
});

const fullest = (operation: string) =>
  Object.values(ENVIRONMENT_CHANGES)
    .flat()
    .filter((step) => step.operation === operation)
    .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

describe('hostile input to an environment', () => {
  it.each([
    ['updateSettings', 'PATCH', () => 'settings'],
    ['createConnector', 'POST', () => 'connectors'],
    ['updateConnector', 'PATCH', (connectorId: string) => `connectors/${encodeURIComponent(connectorId)}`],
    ['removeConnector', 'DELETE', (connectorId: string) => `connectors/${encodeURIComponent(connectorId)}`],
  ] as const)('is refused or taken by %s, and is never too much for it', async (operation, method, path) => {
    const { environment, params = {}, body } = fullest(operation) ?? { environment: '' };
    const { connectorId = '' } = params;
    const good = { params: { environment, connectorId }, ...(body && { body }) };
    const failed: unknown[] = [];
    for (const input of hostileVariants(good)) {
      const params = { ...good.params, ...input.params };
      const { statusCode, body: text } = await platform.app.inject({
        method,
        url: `/grafx/api/v1/environment/${encodeURIComponent(params.environment)}/${path(params.connectorId)}`,
        headers: { authorization: 'Bearer full.access' },
        ...(input.body !== undefined && { payload: input.body as object }),
      });
      if (statusCode >= 500) failed.push({ input, statusCode, text });
    }
    expect(environment).not.toBe('');
    expect(failed).toEqual([]);
  });
});
