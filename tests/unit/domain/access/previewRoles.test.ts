import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  previewRoles,
  readRoleEntries,
  rolesByEnvironment,
  type EnvironmentRoleHeld,
  type RolePreview,
  type RoleName,
} from '@/domain/access';
import { ENVIRONMENT, SIBLING } from './accessFixtures';

interface Person {
  id: string;
  own: EnvironmentRoleHeld[];
}

const held = (role: RoleName, environmentId = ENVIRONMENT): EnvironmentRoleHeld => ({ environmentId, role });
const preview = (people: Person[], before: EnvironmentRoleHeld[], after: EnvironmentRoleHeld[]) =>
  previewRoles(
    people,
    ({ id }) => id,
    ({ own }) => rolesByEnvironment(own, before),
    ({ own }) => rolesByEnvironment(own, after),
  );

describe('previewRoles', () => {
  const people = [
    { id: 'new', own: [] },
    { id: 'user', own: [held('User')] },
    { id: 'has it', own: [held('ContentAdministrator')] },
  ];

  it('lists users who gain a role or access, and omits unaffected ones', () => {
    const [only, ...more] = preview(people, [], [held('ContentAdministrator')]);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ environmentId: ENVIRONMENT, gainedAccess: ['new'], lostAccess: [] });
    expect(only?.gained.get('ContentAdministrator')).toEqual(['new', 'user']);
  });

  it('lists users who lose all access', () => {
    const [only] = preview(people, [held('User')], []);
    expect(only).toMatchObject({ lostAccess: ['new'] });
    expect(only?.lost.get('User')).toEqual(['new', 'has it']);
  });

  it('reads role codes and names, and drops unknown ones', () => {
    const entries = ['EA', 'User', 'Baker'].map((userRole) => ({ environmentId: ENVIRONMENT, userRole }));
    expect(readRoleEntries(entries)).toEqual([held('EnvironmentAdmin'), held('User')]);
  });
});

describe('previewRoles, for any change', () => {
  const entries = fc.array(
    fc.record({
      environmentId: fc.constantFrom(ENVIRONMENT, SIBLING),
      role: fc.constantFrom<RoleName>('EnvironmentAdmin', 'User', 'ContentAdministrator'),
    }),
    { maxLength: 4 },
  );
  const crowds = fc
    .array(entries, { maxLength: 6 })
    .map((all) => all.map((own, index) => ({ id: `${index}`, own })));
  const flatten = (previews: readonly RolePreview[], side: 'gained' | 'lost') =>
    previews
      .flatMap(({ environmentId, [side]: roles }) =>
        [...roles].flatMap(([role, ids]) => ids.map((id) => `${environmentId} ${role} ${id}`)),
      )
      .toSorted();

  it('reports nothing without a change', () => {
    fc.assert(
      fc.property(crowds, entries, (people, same) => {
        expect(preview(people, same, same)).toEqual([]);
      }),
    );
  });

  it('reports the inverse for the inverse change', () => {
    fc.assert(
      fc.property(crowds, entries, entries, (people, before, after) => {
        const there = preview(people, before, after);
        const back = preview(people, after, before);
        expect(flatten(there, 'gained')).toEqual(flatten(back, 'lost'));
        expect(there.flatMap(({ lostAccess }) => lostAccess).length).toBe(
          back.flatMap(({ gainedAccess }) => gainedAccess).length,
        );
      }),
    );
  });

  it('added and removed roles lead from the state before to the one after', () => {
    fc.assert(
      fc.property(crowds, entries, entries, (people, before, after) => {
        const previews = preview(people, before, after);
        for (const { id, own } of people) {
          const keys = (lists: EnvironmentRoleHeld[][]) =>
            new Set(lists.flat().map(({ environmentId, role }) => `${environmentId} ${role} ${id}`));
          const expected = keys([own, after]);
          const reached = keys([own, before]);
          for (const key of flatten(previews, 'gained')) if (key.endsWith(` ${id}`)) reached.add(key);
          for (const key of flatten(previews, 'lost')) if (key.endsWith(` ${id}`)) reached.delete(key);
          expect(reached).toEqual(expected);
        }
      }),
    );
  });
});
