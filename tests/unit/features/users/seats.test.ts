import { describe, expect, it } from 'vitest';
import { seatsNeeded } from '@/features/users/invite/seats';
import { createUser } from '../support/people';

const designer = { environmentId: 'e1', role: 'TemplateDesigner' as const };
const users = [
  createUser({ id: 'seated', environmentRoles: [{ environmentId: 'e2', userRole: 'TD' }] }),
  createUser({ id: 'wide', subscriptionRoles: ['TD'] }),
  createUser({ id: 'plain' }),
];

describe('seatsNeeded', () => {
  it('is 0 without a template designer among the roles', () => {
    expect(seatsNeeded([{ environmentId: 'e1', role: 'EnvironmentAdmin' }], ['new@demo.test'], users)).toBe(
      0,
    );
  });

  it('counts each address once, except users who have a seat in any environment', () => {
    const addresses = ['new@demo.test', 'SEATED@demo.test', 'wide@demo.test', 'plain@demo.test'];
    expect(seatsNeeded([designer, { ...designer, environmentId: 'e2' }], addresses, users)).toBe(2);
  });
});
