import { beforeEach, describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { sign } from '../../platform/http/signature';
import { NOW, SIGNATURE_SECRET, startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const { aurora, borealis } = SUBSCRIPTIONS;
const userId = demoUserId('user@demo.test');
const record = '_platen.demo.test';
let times = 0;

beforeEach(() => setDomains(['sso.demo.test', 'demo.test']));

const setDomains = (body: string[]) =>
  platform.ok('subscription.admin', 'replaceExternalIdpDomains', {
    params: { subscriptionId: aurora },
    body,
  });

/** Requests the user's joining, with a new signature each time. */
function join() {
  times += 1;
  const timestamp = NOW.getTime() / 1000 - times;
  const body = { newUserId: 'idp|joining', subscriptionIds: [aurora] };
  const call = { method: 'POST', path: `/users/${userId}/enable-federation`, body } as const;
  const signature = sign(SIGNATURE_SECRET, timestamp, call);
  const headers = { signature, 'signature-timestamp': String(timestamp) };
  return platform.call(null, 'enableFederation', { params: { userId }, body, headers });
}

describe('a domain on the list of a subscription', () => {
  it('federates no user until its TXT record names that subscription', async () => {
    const refused = await join();
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`needs the TXT record ${record} with platen-subscription=${aurora}`);
    platform.txtRecords.set(record, [['v=spf1 -all'], [`platen-subscription=${borealis}`]]);
    expect((await join()).status).toBe(400);
    platform.txtRecords.set('demo.test', [[`platen-subscription=${aurora}`]]);
    expect((await join()).status).toBe(400);
    platform.txtRecords.set(record, [['v=spf1 -all'], ['platen-subscription=', aurora]]);
    expect((await join()).status).toBe(204);
  });

  it('stays proven while it is on the list, and needs a new proof when it is added again', async () => {
    platform.txtRecords.set(record, [[`platen-subscription=${aurora}`]]);
    expect((await join()).status).toBe(204);
    platform.txtRecords.clear();
    expect((await join()).status).toBe(204);
    await setDomains(['sso.demo.test']);
    await setDomains(['sso.demo.test', 'demo.test']);
    expect((await join()).status).toBe(400);
  });
});
