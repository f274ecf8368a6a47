import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ACTIVITY_KINDS, ENVIRONMENT_WRITES, MANAGEMENT_WRITES, UNRECORDED } from '@/domain/activity';

const FILES = { platform: MANAGEMENT_WRITES, environment: ENVIRONMENT_WRITES };

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: { ActivityKind: { enum: string[] } } };
}

const read = (name: string) => parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as Contract;

/** The write operations of a contract. */
const writesOf = (contract: Contract) =>
  Object.values(contract.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { operationId }]) =>
      method === 'get' || operationId === undefined ? [] : [operationId],
    ),
  );

describe('the activity record', () => {
  it.each(Object.entries(FILES))(
    'has every write of the %s contract, except those with a reason',
    (name, recorded) => {
      const writes = writesOf(read(name));
      expect(writes.length).toBeGreaterThan(25);
      const left = writes.filter((id) => !Object.hasOwn(UNRECORDED, id));
      expect(Object.keys(recorded).sort()).toEqual(left.sort());
    },
  );

  it('excludes only operations that no contract has', () => {
    const all = Object.keys(FILES).flatMap((name) => writesOf(read(name)));
    expect(Object.keys(UNRECORDED).filter((id) => !all.includes(id))).toEqual([]);
  });

  it.each(Object.keys(FILES))('is of the kinds the %s contract names', (name) => {
    expect(read(name).components.schemas.ActivityKind.enum).toEqual([...ACTIVITY_KINDS]);
  });
});
