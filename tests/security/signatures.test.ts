import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoUserId } from '@/demo';
import { sign } from '../../platform/http/signature';
import { NOW, SIGNATURE_SECRET, startTestPlatform } from '../contract/support/startTestPlatform';

const comparing = vi.spyOn(crypto, 'timingSafeEqual');
syncBuiltinESMExports();
afterAll(() => {
  comparing.mockRestore();
  syncBuiltinESMExports();
});
/** Lengths of the operands compared in constant time. */
const compared = () => comparing.mock.calls.map((sides) => sides.map(({ byteLength }) => byteLength));

const platform = startTestPlatform();
const email = 'packaging.01@sso.demo.test';
const params = { userId: demoUserId(email) };
const seconds = NOW.getTime() / 1000;
const body = { newUserId: 'idp|new' };
const path = `/users/${params.userId}/enable-federation`;
const call = { method: 'POST', path, body } as const;
const right = sign(SIGNATURE_SECRET, seconds, call);

const headers = { signature: right, 'signature-timestamp': String(seconds) };

beforeEach(() => {
  comparing.mockClear();
});

describe('signatures of links', () => {
  it('are compared in constant time for any difference and any user', async () => {
    const flipped = (index: number) =>
      right.slice(0, index) + (right[index] === '0' ? '1' : '0') + right.slice(index + 1);
    const tries = [
      { params, headers: { ...headers, signature: flipped(0) } },
      { params, headers: { ...headers, signature: flipped(63) } },
      { params: { userId: demoUserId('nobody@demo.test') }, headers },
    ];
    for (const attempt of tries) await platform.refused(null, 'enableFederation', 401, { ...attempt, body });
    expect(compared()).toEqual(tries.map(() => [32, 32]));
  });

  it.each([
    ['upper case', right.toUpperCase()],
    ['a character more', `${right}0`],
    ['a character less', right.slice(1)],
    ['a tail that is no hex', `${right}zz`],
    ['a blank before it', ` x${right}`],
    ['nothing', ''],
  ])('are refused in another form: %s', async (_name, signature) => {
    await platform.refused(null, 'enableFederation', 400, {
      params,
      body,
      headers: { ...headers, signature },
    });
    expect(compared()).toEqual([]);
  });

  it('are refused under another secret, for another moment and five minutes later', async () => {
    const other = sign('another secret', seconds, call);
    const attempts = [
      { ...headers, signature: other },
      { ...headers, 'signature-timestamp': String(seconds + 1) },
    ];
    for (const attempt of attempts)
      await platform.refused(null, 'enableFederation', 401, { params, body, headers: attempt });
    platform.now = new Date(NOW.getTime() + 301_000);
    await platform.refused(null, 'enableFederation', 401, { params, body, headers });
  });

  it('are used once, even for simultaneous calls', async () => {
    await platform.ok(null, 'enableFederation', { params, body, headers });
    await platform.refused(null, 'enableFederation', 401, { params, body, headers });
    platform.now = new Date(NOW.getTime() + 299_000);
    await platform.refused(null, 'enableFederation', 401, { params, body, headers });
  });
});
