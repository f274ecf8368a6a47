import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentOperations } from '@/api/mocks/environmentHandlers';
import { operations } from '@/api/mocks/operations';
import { ACTIONS, ENVIRONMENT_ACTIONS, MANAGEMENT_ACTIONS } from '@/domain/access';

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const operationsOf = (name: string) => {
  const { paths } = parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as Contract;
  return Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId: id, security }) =>
      id === undefined ? [] : [{ id, security }],
    ),
  );
};
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();

describe('the table of rights', () => {
  it.each([
    ['environment', ENVIRONMENT_ACTIONS],
    ['platform', MANAGEMENT_ACTIONS],
  ])('has exactly the operations of the %s contract', (name, table) => {
    expect(Object.keys(table).sort()).toEqual(idsOf(operationsOf(name)));
  });

  it('signs exactly the operations that need no token', () => {
    const withoutToken = operationsOf('platform').filter(({ security }) =>
      security?.some((scheme) => Object.keys(scheme).length === 0),
    );
    const signed = Object.entries(MANAGEMENT_ACTIONS).filter(([, right]) => right === 'signed');
    expect(signed.map(([id]) => id).sort()).toEqual(idsOf(withoutToken));
  });

  it('contains every operation of the mocks', () => {
    expect(idsOf(environmentOperations)).toEqual(Object.keys(ENVIRONMENT_ACTIONS).sort());
    expect(idsOf(operations)).toEqual(Object.keys(MANAGEMENT_ACTIONS).sort());
  });
});

/** Files that check an action themselves: by the table, for a kind of task, or for a task that runs later. */
const CHECKING = [
  'platform/environment-api/registerEnvironmentApi.ts',
  'platform/management/guardOperation.ts',
  'platform/management/users/tasks/userTaskHandlers.ts',
  'platform/management/users/tasks/userTaskJob.ts',
];
/** Files that pick one of several actions of the table, which the compiler compares with it, or that look for one. */
const PICKING = [
  'platform/environment-api/admitIntegration.ts',
  'platform/management/users/membershipHandlers.ts',
  'src/api/mocks/operations/memberOperations.ts',
];
const FOLDERS = ['platform/environment-api', 'platform/management', 'src/api/mocks/operations'];
const files = FOLDERS.flatMap((folder) =>
  (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Calls that ask about a right beyond the table, or about another person. */
const ASKING = /\b(?:may|mayThere|isMemberAllowed|findMemberAllowed|notPermitted)\([^()]*\)/g;
const namesAction = (text: string) =>
  [...text.replaceAll(ASKING, '').matchAll(/['"`]([\w-]+\.[\w-]+)['"`]/g)].some(([, name = '']) =>
    Object.hasOwn(ACTIONS, name),
  );

describe('handlers and mocks', () => {
  it('leave it to the table to name their action', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => namesAction(textOf(file))).sort()).toEqual(PICKING);
  });

  it('enter subscriptions and environments only through the call', () => {
    const checks = /\b(?:authorize|requireSubscription|requireEnvironment)\(/;
    expect(files.filter((file) => checks.test(textOf(file))).sort()).toEqual(CHECKING);
  });

  it('are caught when they name an action', () => {
    expect(namesAction("authorize(caller, 'user.remove', subscription);")).toBe(true);
    expect(namesAction("if (may(caller, 'user.remove', subscription)) return;")).toBe(false);
  });
});
