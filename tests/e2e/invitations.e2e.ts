import { SUBSCRIPTIONS } from '@/demo';
import { PASSWORD } from './support/personas';
import { expect, test } from './support/test';

test('a user with an account accepts an invitation on their own page and becomes a member', async ({
  openAs,
  page: guest,
  platform,
}) => {
  const email = 'press.06@demo.test';
  const admin = await openAs('subscriptionAdmin');
  await admin.goto('/user-management/users');
  await admin.getByRole('button', { name: 'Invite to the trial' }).click();
  const form = admin.getByRole('dialog', { name: 'Invite to the trial' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Invite to the trial' }).click();
  await expect(form).toBeHidden();

  await guest.goto('/environments');
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.getByRole('main')).toContainText('Borealis');
  await expect(guest.getByRole('main').getByRole('link', { name: /trial/i })).toHaveCount(0);
  await guest.getByRole('button', { name: /^Account of/ }).click();
  await guest.getByRole('menuitem', { name: 'Invitations (1)' }).click();
  await expect(guest.getByRole('heading', { name: 'Invitations', level: 1 })).toBeVisible();
  const mail = platform.mails().findLast((text) => text.includes(`To: ${email}`)) ?? '';
  expect(mail).toContain(`Accept or decline it: ${guest.url()}`);
  await guest.getByRole('button', { name: 'Accept the invitation to Trial' }).click();
  await expect(guest.getByText('You are a member of Trial now.')).toBeVisible();
  await expect(guest.getByText('No open invitations')).toBeVisible();

  await guest.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.trial}`);
  await expect(guest.getByRole('main').getByRole('link', { name: /trial/i }).first()).toBeVisible();
});
