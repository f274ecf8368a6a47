import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { environments } from '../../platform/database/schema';
import { NOW, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora } = SUBSCRIPTIONS;
const { auroraProduction, auroraSandbox, borealisProduction } = ENVIRONMENTS;
const admin = 'subscription.admin';
const invitation = {
  subscriptionId: aurora,
  userEmails: ['new.desk@demo.test'],
  userGroupIds: [] as string[],
};

describe('inviting users', () => {
  it('R7.23 R3.21 R3.22 makes Pending members with roles and groups, and mails them', async () => {
    const body = {
      ...invitation,
      environments: [{ environmentId: auroraSandbox, userRole: 'ContentAdministrator' }],
      userGroupIds: [demoGroupId('aurora', 'Reviewers')],
    };
    const { invitationResults } = await platform.ok(admin, 'inviteUsers', { body });
    const userId = invitationResults[0]?.userId ?? '';
    expect(invitationResults).toEqual([{ userEmail: 'new.desk@demo.test', status: 'Success', userId }]);
    const user = await platform.ok(admin, 'getSubscriptionUser', {
      params: { subscriptionId: aurora, userId },
    });
    expect(user).toMatchObject({
      email: 'new.desk@demo.test',
      firstName: null,
      status: 'Pending',
      lastSeen: null,
      environmentRoles: [{ environmentId: auroraSandbox, userRole: 'CA' }],
      userGroupIds: body.userGroupIds,
    });
    expect(platform.mails.map(({ to }) => to)).toEqual(['new.desk@demo.test']);
  });

  it('R4.03 answers Success, Failure or SendingPasswordResetEmailFailure for each address', async () => {
    const userEmails = [' New.Desk@demo.test', 'new.desk@demo.test', 'user@demo.test', 'no address'];
    const sent = await platform.ok(admin, 'inviteUsers', { body: { ...invitation, userEmails } });
    expect(sent.invitationResults.map(({ status, detail }) => [status, detail])).toEqual([
      ['Success', undefined],
      ['Failure', 'This address is given twice.'],
      ['Failure', 'This user is a member already.'],
      ['Failure', 'This is not an email address.'],
    ]);
    platform.mailFails = true;
    const unsent = await platform.ok(admin, 'inviteUsers', {
      body: { ...invitation, userEmails: ['b@demo.test'] },
    });
    expect(unsent.invitationResults[0]).toMatchObject({ status: 'SendingPasswordResetEmailFailure' });
    expect(unsent.invitationResults[0]?.userId).not.toBeNull();
  });

  it('sends the invitation to a pending user again', async () => {
    const first = await platform.ok(admin, 'inviteUsers', { body: invitation });
    const second = await platform.ok(admin, 'inviteUsers', { body: invitation });
    expect(second).toEqual(first);
    expect(platform.mails).toHaveLength(2);
  });

  it('invites an account of another subscription without making a second one', async () => {
    const body = { ...invitation, userEmails: ['press.01@demo.test'] };
    const { invitationResults } = await platform.ok(admin, 'inviteUsers', { body });
    expect(invitationResults[0]?.userId).toBe(demoUserId('press.01@demo.test'));
  });

  it('refuses more than ten addresses or none', async () => {
    const userEmails = Array.from({ length: 11 }, (_, index) => `desk.${index}@demo.test`);
    await platform.refused(admin, 'inviteUsers', 400, { body: { ...invitation, userEmails } });
    await platform.refused(admin, 'inviteUsers', 400, { body: { ...invitation, userEmails: [] } });
    await platform.ok(admin, 'inviteUsers', { body: { ...invitation, userEmails: userEmails.slice(0, 10) } });
  });

  it('R5.20 requires userEmails, userGroupIds and subscriptionId', async () => {
    for (const field of ['userEmails', 'userGroupIds', 'subscriptionId'] as const) {
      const { [field]: _left, ...body } = invitation;
      const problem = await platform.refused(admin, 'inviteUsers', 400, { body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });

  it('R3.05 is refused in an inactive subscription with the reason', async () => {
    const body = {
      userEmails: ['a@new.test'],
      userGroupIds: [],
      subscriptionId: SUBSCRIPTIONS.auroraArchive,
    };
    const problem = await platform.refused('full.access', 'inviteUsers', 409, { body });
    expect(problem.detail).toBe(
      'The subscription is inactive, so no user can be invited to it until it is renewed.',
    );
  });

  it('R5.25 requires environment and role in each environment role', async () => {
    const body = { ...invitation, environments: [{ environmentId: auroraSandbox }] };
    const problem = await platform.refused(admin, 'inviteUsers', 400, { body });
    expect(problem.errors).toEqual([{ field: 'environments.0.userRole', message: 'is required' }]);
  });

  it('grants nothing of another subscription', async () => {
    const foreign = { ...invitation, environments: [{ environmentId: borealisProduction, userRole: 'EU' }] };
    await platform.refused(admin, 'inviteUsers', 400, { body: foreign });
    const group = { ...invitation, userGroupIds: [demoGroupId('borealis', 'Print shop')] };
    await platform.refused(admin, 'inviteUsers', 400, { body: group });
  });

  it('refuses template designers when no seat is free', async () => {
    const body = {
      ...invitation,
      userEmails: ['one@demo.test', 'two@demo.test', 'three@demo.test'],
      environments: [{ environmentId: auroraProduction, userRole: 'TD' }],
    };
    const { invitationResults } = await platform.ok(admin, 'inviteUsers', { body });
    expect(invitationResults.map(({ status }) => status)).toEqual(['Success', 'Success', 'Failure']);
  });

  it('lets an environment admin invite only into their environment', async () => {
    const invite = (extra: object) =>
      platform.call('environment.admin', 'inviteUsers', { body: { ...invitation, ...extra } });
    const entry = (environmentId: string, userRole: string) => ({
      environments: [{ environmentId, userRole }],
    });
    expect((await invite(entry(auroraProduction, 'EU'))).status).toBe(200);
    expect((await invite(entry(auroraSandbox, 'EU'))).status).toBe(403);
    expect((await invite(entry(auroraProduction, 'TD'))).status).toBe(403);
    expect((await invite({ userGroupIds: [demoGroupId('aurora', 'Reviewers')] })).status).toBe(403);
    expect((await invite({ userGroupIds: [demoGroupId('aurora', 'All users')] })).status).toBe(200);
    await platform.refused('user', 'inviteUsers', 403, { body: invitation });
  });
});

describe('withdrawing an invitation', () => {
  const pending = { userId: demoUserId('marketing.06@demo.test') };

  it('R7.30 removes the invited user', async () => {
    await platform.ok(admin, 'withdrawInvitation', { params: pending, query: { subscriptionId: aurora } });
    await platform.refused(admin, 'getSubscriptionUser', 404, {
      params: { subscriptionId: aurora, ...pending },
    });
  });

  it('R7.30 requires subscriptionId', async () => {
    const problem = await platform.refused(admin, 'withdrawInvitation', 400, { params: pending });
    expect(problem.errors).toEqual([{ field: 'subscriptionId', message: 'is required' }]);
  });

  it('is refused after it was accepted', async () => {
    const params = { userId: demoUserId('user@demo.test') };
    await platform.refused(admin, 'withdrawInvitation', 409, { params, query: { subscriptionId: aurora } });
  });
});

describe('inviting to the trial', () => {
  const body = { email: 'trial.desk@demo.test' };

  it('R7.24 R3.23 makes the address a user of the trial environment by default', async () => {
    const { invitationResults } = await platform.ok(admin, 'inviteToTrial', { body });
    expect(invitationResults[0]).toMatchObject({ userEmail: body.email, status: 'Success' });
    expect(platform.mails.map(({ to }) => to)).toEqual([body.email]);
    const params = { subscriptionId: SUBSCRIPTIONS.trial, userId: invitationResults[0]?.userId ?? '' };
    const user = await platform.ok('full.access', 'getSubscriptionUser', { params });
    expect(user).toMatchObject({
      status: 'Pending',
      environmentRoles: [{ environmentId: ENVIRONMENTS.trial, userRole: 'EU' }],
    });
    // The inviting admin is not in the trial, and learns nothing of its members.
    await platform.refused(admin, 'getSubscriptionUser', 404, { params });
  });

  it('R5.21 requires a valid email', async () => {
    const missing = await platform.refused(admin, 'inviteToTrial', 400, { body: {} });
    expect(missing.errors).toEqual([{ field: 'email', message: 'is required' }]);
    await platform.refused(admin, 'inviteToTrial', 400, { body: { email: 'nobody' } });
  });

  it('answers 409 without a trial and 403 to other roles', async () => {
    await platform.db.update(environments).set({ deletedAt: NOW }).where(eq(environments.type, 'trial'));
    await platform.refused(admin, 'inviteToTrial', 409, { body });
    await platform.refused('environment.admin', 'inviteToTrial', 403, { body });
  });
});
