import { createHmac, createHash, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedSignatures } from '../../../../platform/database/schema';
import { deriveKey } from '../../../../platform/http/deriveKey';
import {
  CHANGE_WINDOW,
  migrationOf,
  READ_WINDOW,
  requireSignature,
  sign,
  useSignature,
  type SignedCall,
} from '../../../../platform/http/signature';
import { TableStub } from '../support/TableStub';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = new Date('2026-06-18T12:00:00Z');
const MOMENT = NOW.getTime() / 1000;
const CALL: SignedCall = { method: 'POST', path: '/users/u/enable-federation', body: { newUserId: 'idp|1' } };

const headersOf = (signature: string, timestamp = MOMENT) => ({
  signature,
  'signature-timestamp': timestamp,
});
const check = (
  headers: ReturnType<typeof headersOf>,
  call: SignedCall | undefined = CALL,
  window = CHANGE_WINDOW,
) => requireSignature(headers, call, { secret: SECRET, now: NOW, window });
const WRONG = 'The signature of this link is not valid.';

describe('the key of a purpose', () => {
  it('is derived as documented, for that purpose only', () => {
    const expected = Buffer.from(hkdfSync('sha256', SECRET, '', 'platen migration', 32));
    expect(deriveKey(SECRET, 'migration')).toEqual(expected);
    expect(deriveKey(SECRET, 'signed-call')).not.toEqual(expected);
    expect(deriveKey('another secret', 'migration')).not.toEqual(expected);
  });
});

describe('a signature', () => {
  it('is made as the contract documents', () => {
    const hash = createHash('sha256').update('{"newUserId":"idp|1"}').digest('hex');
    const text = `${MOMENT}\nPOST\n/users/u/enable-federation\n${hash}`;
    const expected = createHmac('sha256', deriveKey(SECRET, 'signed-call')).update(text).digest('hex');
    expect(sign(SECRET, MOMENT, CALL)).toBe(expected);
  });

  it('is valid for its own call', () => {
    expect(() => check(headersOf(sign(SECRET, MOMENT, CALL)))).not.toThrow();
  });

  it('is invalid for another body, path, time or secret', () => {
    const good = sign(SECRET, MOMENT, CALL);
    expect(() => check(headersOf(good), { ...CALL, body: { newUserId: 'idp|2' } })).toThrow(WRONG);
    expect(() => check(headersOf(good), { ...CALL, path: '/users/v/enable-federation' })).toThrow(WRONG);
    expect(() => check(headersOf(good, MOMENT + 1))).toThrow(WRONG);
    expect(() => check(headersOf(sign('another secret', MOMENT, CALL)))).toThrow(WRONG);
  });

  it.each(['', 'zz', '00', sign(SECRET, MOMENT, CALL).slice(2), `${sign(SECRET, MOMENT, CALL)}00`])(
    'that is not one of this length is refused: %j',
    (signature) => {
      expect(() => check(headersOf(signature))).toThrow(
        expect.objectContaining({ status: 401, message: WRONG }) as Error,
      );
    },
  );

  it('is invalid for an unknown user, even when it was made for none', () => {
    const headers = headersOf(sign(SECRET, MOMENT, migrationOf('')));
    const options = { secret: SECRET, now: NOW, window: CHANGE_WINDOW };
    expect(() => requireSignature(headers, undefined, options)).toThrow(WRONG);
  });

  it.each([CHANGE_WINDOW, READ_WINDOW])('is valid for %i seconds before and after only', (window) => {
    for (const [age, holds] of [
      [window, true],
      [-window, true],
      [window + 1, false],
      [-window - 1, false],
    ] as const) {
      const timestamp = MOMENT - age;
      const use = () => check(headersOf(sign(SECRET, timestamp, CALL), timestamp), CALL, window);
      if (holds) expect(use).not.toThrow();
      else expect(use).toThrow('This link has expired. Ask for a new one.');
    }
  });

  it('is accepted for a change for five minutes, for reading for an hour', () => {
    expect([CHANGE_WINDOW, READ_WINDOW]).toEqual([300, 3600]);
  });

  it('of a migration covers the lower-case address without the names', () => {
    expect(migrationOf('Old.Desk@Demo.test')).toEqual({
      method: 'POST',
      path: '/users/manage/add',
      body: { email: 'old.desk@demo.test' },
    });
  });

  it('is never valid for another body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        fc.pre(!isSame && typeof one !== 'object');
        expect(sign(SECRET, MOMENT, { ...CALL, body: one })).not.toBe(
          sign(SECRET, MOMENT, { ...CALL, body: other }),
        );
      }),
    );
  });
});

describe('a signature that has changed something', () => {
  it('is remembered', async () => {
    const stub = new TableStub([usedSignatures, [{ operation: 'add' }]]);
    await useSignature(stub.database, 'add', headersOf('00'), NOW);
    // After twice the window the timestamp is enough to refuse it, however far ahead it was.
    expect(stub.conditions.map(({ params }) => params)).toEqual([['2026-06-18T11:50:00.000Z']]);
    expect(stub.changes).toEqual([
      { table: usedSignatures, values: 'deleted' },
      { table: usedSignatures, values: { operation: 'add', signature: '00', usedAt: NOW } },
    ]);
  });

  it('is refused when it is used again', async () => {
    const use = useSignature(new TableStub().database, 'add', headersOf('00'), NOW);
    await expect(use).rejects.toMatchObject({
      status: 401,
      message: 'This link has been used already. Ask for a new one.',
    });
  });
});
