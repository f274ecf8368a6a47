import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const subscriptionId = SUBSCRIPTIONS.aurora;
const admin = 'subscription.admin';
const params = (account: string) => ({ subscriptionId, userId: demoUserId(`${account}@demo.test`) });

async function statuses(calls: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).sort((one, other) => one - other);
}

describe('calls made at the same time', () => {
  it('make one group of a name', async () => {
    const body = { subscriptionId, name: 'Twins', environmentRoles: [] };
    const create = () => platform.call(admin, 'createUserGroup', { body });
    expect(await statuses([create(), create(), create()])).toEqual([201, 409, 409]);
  });

  it('make one integration of a name', async () => {
    const body = { environmentId: ENVIRONMENTS.auroraProduction, name: 'Twins' };
    const create = () => platform.call(admin, 'createIntegration', { body });
    expect(await statuses([create(), create(), create()])).toEqual([201, 409, 409]);
  });

  it('accept one of two updates of the same state of a group', async () => {
    const id = demoGroupId('aurora', 'Reviewers');
    const { headers } = await platform.call(admin, 'getUserGroup', { params: { id } });
    const update = (name: string) =>
      platform.call(admin, 'updateUserGroup', {
        params: { id },
        body: { name },
        headers: { 'if-match': String(headers.etag) },
      });
    expect(await statuses([update('One'), update('Other')])).toEqual([200, 412]);
  });

  it('never exceed the number of template designer seats', async () => {
    const invite = (number: number) =>
      platform.ok(admin, 'inviteUsers', {
        body: {
          subscriptionId,
          userEmails: [`seat.${number}@demo.test`],
          userGroupIds: [],
          environments: [{ environmentId: ENVIRONMENTS.auroraProduction, userRole: 'TD' }],
        },
      });
    const answers = await Promise.all([1, 2, 3, 4].map(invite));
    const results = answers.map(({ invitationResults }) => invitationResults[0]?.status);
    expect(results.sort()).toEqual(['Failure', 'Failure', 'Success', 'Success']);
  });

  it('keep at least one active admin in a subscription', async () => {
    const outcome = await statuses([
      platform.call(admin, 'deactivateUser', { params: params('prepress.03') }),
      platform.call('prepress.03', 'deactivateUser', { params: params(admin) }),
    ]);
    // The second caller is refused as the last admin, or as no admin any more.
    expect(outcome[0]).toBe(200);
    expect([403, 404, 409]).toContain(outcome[1]);
    const detail = await platform.ok('full.access', 'getSubscription', { params: { subscriptionId } });
    expect(detail.noOfActiveSAUsers).toBe(1);
  });
});
