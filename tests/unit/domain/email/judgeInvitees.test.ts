import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isInvitable, judgeInvitees } from '@/domain/email';

const MEMBERS = new Map([
  ['member@demo.test', 'Active'],
  ['gone@demo.test', 'Inactive'],
  ['asked@demo.test', 'PENDING'],
]);
const statusOf = (address: string) => MEMBERS.get(address);

describe('judgeInvitees', () => {
  it('trims addresses', () => {
    expect(judgeInvitees([' ann@demo.test ', 'ann@demo.test'], () => undefined)).toEqual([
      'new',
      'duplicate',
    ]);
  });

  it('R5.28 classifies new, member, pending, invalid and duplicate addresses regardless of case', () => {
    const addresses = [
      'new@demo.test',
      'Member@Demo.test',
      'gone@demo.test',
      'asked@demo.test',
      'no address',
      'NEW@demo.test',
    ];
    expect(judgeInvitees(addresses, statusOf)).toEqual([
      'new',
      'member',
      'member',
      'pending',
      'invalid',
      'duplicate',
    ]);
  });

  it('sends each valid address once, and none to members', () => {
    const pool = [
      'a@demo.test',
      'A@DEMO.test',
      'b@demo.test',
      'member@demo.test',
      'asked@demo.test',
      'b@',
      '',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pool)), (addresses) => {
        const states = judgeInvitees(addresses, statusOf);
        const sent = addresses
          .filter((_, index) => isInvitable(states[index]!))
          .map((address) => address.toLowerCase());
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent.every(isEmail)).toBe(true);
        expect(sent).not.toContain('member@demo.test');
        for (const address of addresses.map((one) => one.toLowerCase())) {
          if (isEmail(address) && address !== 'member@demo.test') expect(sent).toContain(address);
        }
      }),
    );
  });
});
