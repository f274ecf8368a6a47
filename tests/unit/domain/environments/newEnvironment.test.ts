import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstFree,
  refusalOfEnvironment,
  refusalOfFirstRoles,
  usualEnvironmentName,
} from '@/domain/environments';

describe('a further environment', () => {
  const contract = { sandboxEnvironmentsTotal: 2, productionEnvironmentsTotal: 1 };
  const sandbox = { type: 'sandbox' } as const;
  const production = { type: 'production' } as const;
  const refusal = (detail: string) => ({ status: 409, detail });

  it('is made as long as the contract has one of its type left', () => {
    expect(refusalOfEnvironment('sandbox', contract, [sandbox, production])).toBeUndefined();
    expect(refusalOfEnvironment('sandbox', contract, [sandbox, sandbox])).toEqual(
      refusal('All 2 sandbox environments of the contract are used.'),
    );
    expect(refusalOfEnvironment('production', contract, [sandbox, sandbox])).toBeUndefined();
    expect(refusalOfEnvironment('production', contract, [production])).toEqual(
      refusal('All 1 production environments of the contract are used.'),
    );
  });

  it('for development is not counted', () => {
    const none = { sandboxEnvironmentsTotal: 0, productionEnvironmentsTotal: 0 };
    const present = [sandbox, production, { type: 'development' } as const];
    expect(refusalOfEnvironment('development', none, present)).toBeUndefined();
  });

  it('fits the contract for any numbers', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (total, own, others) => {
        const present = [...Array<typeof sandbox>(own).fill(sandbox), ...Array(others).fill(production)];
        const refused = refusalOfEnvironment(
          'sandbox',
          { ...contract, sandboxEnvironmentsTotal: total },
          present,
        );
        expect(refused === undefined).toBe(own + 1 <= total);
      }),
    );
  });

  it('is named after its subscription by default', () => {
    expect(usualEnvironmentName({ displayName: null, name: 'aurora' }, 'sandbox')).toBe('aurora sandbox');
    expect(usualEnvironmentName({ displayName: 'Aurora', name: 'a' }, 'trial')).toBe('Aurora trial');
  });
});

describe('the first free name', () => {
  it('is the plain one, else the first with a number from 2 on', () => {
    expect(firstFree('Print', () => false, ' ')).toBe('Print');
    expect(firstFree('Print', (name) => name === 'Print', ' ')).toBe('Print 2');
  });

  it('is unused, and the first such name', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (numbers) => {
        const nameOf = (number: number) => (number === 1 ? 'x' : `x-${number}`);
        const taken = new Set(numbers.map(nameOf));
        const expected = Array.from({ length: 13 }, (_, index) => nameOf(index + 1)).find(
          (name) => !taken.has(name),
        );
        expect(firstFree('x', (name) => taken.has(name), '-')).toBe(expected);
      }),
    );
  });
});

describe('the first roles of an environment', () => {
  const known = { userIds: new Set(['user']), groupIds: new Set(['group']) };
  const fault = (field: string, message: string) => ({
    status: 400,
    detail: message,
    errors: [{ field, message }],
  });

  it('are those of users and groups of the subscription', () => {
    const roles = [
      { userId: 'user', role: 'TD' },
      { userGroupId: 'group', role: 'EU' },
    ];
    expect(refusalOfFirstRoles(roles, known)).toBeUndefined();
    expect(refusalOfFirstRoles([], known)).toBeUndefined();
  });

  it.each([
    [{ role: 'EU' }, '', 'needs either a user or a group'],
    [{ userId: 'user', userGroupId: 'group', role: 'EU' }, '', 'needs either a user or a group'],
    [{ userGroupId: 'group', role: 'TD' }, '.userRole', 'TemplateDesigner cannot be given through a group.'],
    [{ userId: 'foreign', role: 'EU' }, '.userId', 'is no user of the subscription'],
    [{ userGroupId: 'foreign', role: 'EU' }, '.userGroupId', 'is no group of the subscription'],
  ])('are refused at their place: %o', (entry, field, message) => {
    const good = { userId: 'user', role: 'EU' };
    expect(refusalOfFirstRoles([good, entry], known)).toEqual(fault(`environmentRoles.1${field}`, message));
  });

  it('are refused with the first invalid one', () => {
    const roles = [
      { userId: 'foreign', role: 'EU' },
      { userGroupId: 'foreign', role: 'EU' },
    ];
    expect(refusalOfFirstRoles(roles, known)).toEqual(
      fault('environmentRoles.0.userId', 'is no user of the subscription'),
    );
  });
});
