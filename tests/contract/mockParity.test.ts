import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockPlatform, PERSONAS, type MockPlatform, type Persona } from '@/api/mocks';
import type { OperationId } from '../../platform/management/http/operations';
import { routeOf } from './support/contract';
import { CHANGES, READS, type Step } from './support/paritySteps';
import { NOW, startTestPlatform, type CallInput } from './support/startTestPlatform';

const platform = startTestPlatform();
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const demoIds = new Set(JSON.stringify(createMockPlatform({ now: NOW }).store).match(UUID));
/** Not the mocks' to know: log ids, secrets, the platform's own address, the moment of the call, field wordings. */
const LEFT_OUT = ['requestId', 'clientSecret', 'backOfficeUri', 'lastSeen', 'errors'];

/** An answer with new ids made alike and role entries in one order, so that two stores can be compared. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(UUID, (id) => (demoIds.has(id) ? id : 'new'));
  if (Array.isArray(value)) {
    const items = value.map(comparable);
    const isUnordered = items.every(
      (item) => typeof item === 'string' || Object.hasOwn(item as object, 'userRole'),
    );
    return isUnordered ? items.map((item) => JSON.stringify(item)).sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !LEFT_OUT.includes(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, comparable(part)]));
}

function read({ status, text }: { status: number; text: string }): unknown {
  const isJson = /^[[{]/.test(text);
  return { status, body: comparable(isJson ? (JSON.parse(text) as unknown) : text) };
}

async function callMock(mocks: MockPlatform, operation: OperationId, input: CallInput = {}) {
  const { method, path } = routeOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => input.params?.[name] ?? '');
  const url = new URL(`http://platform.test/api/v1${filled}`);
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
  const response = await getResponse(mocks.handlers, new Request(url, { method, ...body }));
  if (!response) throw new Error(`The mocks do not answer ${operation}.`);
  return { status: response.status, text: await response.text() };
}

async function compare(persona: Persona, steps: readonly Step[]): Promise<void> {
  const mocks = createMockPlatform({ persona, now: NOW });
  for (const [operation, input] of steps) {
    const real = read(await platform.call(persona, operation, input));
    const mocked = read(await callMock(mocks, operation, input));
    expect({ operation, input, answer: mocked }).toEqual({ operation, input, answer: real });
  }
}

describe('the mocks answer as the platform does', () => {
  it.each(PERSONAS)('R7.04 reads of %s', (persona) => compare(persona, READS));

  describe.each(Object.entries(CHANGES))('%s', (_area, steps) => {
    it.each([
      'subscription.admin',
      'environment.admin',
      'user',
      'full.access',
      'no.role',
      'inactive',
    ] as const)('R7.04 changes by %s', (persona) => compare(persona, steps));
  });
});
