import { expect, userEvent, within } from 'storybook/test';
import type { MockStore } from '@/api/mocks/mockStore';
import { demoId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { NO_MEMBER } from '@/domain/users';
import type { ScreenState } from '../support/ScreenState';
import { saveView } from './saveView';

/** Selects two invited users and an active one. */
async function selectInvited(body: HTMLElement): Promise<void> {
  const page = within(body);
  for (const name of ['marketing.06@demo.test', 'marketing.07@demo.test', 'Marketing Desk 05'])
    await userEvent.click(await page.findByRole('checkbox', { name: `Select ${name}` }));
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
}

/** Opens the question about sending invitations again. */
async function askToSendAgain(body: HTMLElement): Promise<void> {
  await selectInvited(body);
  await userEvent.click(within(body).getByRole('button', { name: 'Send again' }));
  await within(body).findByRole('dialog', { name: 'Send 2 invitations again?' });
}

/** Opens the question about removing a user who owns projects. */
async function askToRemove(body: HTMLElement): Promise<void> {
  const page = within(body);
  await userEvent.click(await page.findByRole('button', { name: 'Actions of Plain User' }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Remove…' }));
  await page.findByText(/^\d+ projects?: /);
}

/** Removes a user who owns projects. */
function removePlainUser(store: MockStore): void {
  const id = demoUserId('user@demo.test');
  store.memberships = store.memberships.filter(({ userId }) => userId !== id);
}

/** Opens the list of removed users' projects. */
async function openLeftovers(body: HTMLElement): Promise<void> {
  const page = within(body);
  await userEvent.click(await page.findByRole('button', { name: 'Projects of removed users' }));
  await page.findByRole('button', { name: 'Hand over the projects of Plain User' });
}

/** Deactivates a user, which offers an undo. */
async function deactivate(body: HTMLElement): Promise<void> {
  const page = within(body);
  await userEvent.click(await page.findByRole('button', { name: 'Actions of Marketing Desk 05' }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Deactivate' }));
  await page.findByRole('button', { name: 'Undo' });
}

/** Opens the question about deactivating several users. */
async function askToDeactivate(body: HTMLElement): Promise<void> {
  const page = within(body);
  await userEvent.click(await page.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(page.getByRole('button', { name: 'Deactivate' }));
  await page.findByRole('dialog', { name: /^Deactivate \d+ users\?$/ });
}

/** Deactivates several users and waits for the end of the task. */
async function deactivateSeveral(body: HTMLElement): Promise<void> {
  const page = within(body);
  await askToDeactivate(body);
  const question = within(page.getByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
  await page.findByText(/ were deactivated\.$/, {}, { timeout: 5_000 });
  await page.findByRole('button', { name: 'Undo' });
}

/** Adds a task of the user on 10,000 users that makes no progress. */
function addUserTask(store: MockStore): void {
  store.userTasks.unshift({
    id: demoId('user-task'),
    subscriptionId: SUBSCRIPTIONS.aurora,
    actorId: demoUserId('subscription.admin@demo.test'),
    kind: 'deactivate',
    groupId: null,
    undoOf: null,
    status: 'Running',
    detail: null,
    createdAt: store.now,
    endedAt: null,
    pace: 0,
    results: Array.from({ length: 10_000 }, (_, index) => ({
      userId: demoId(`person:${index}`),
      address: null,
      outcome: index < 1_741 ? 'changed' : null,
      reason: null,
    })),
  });
}

const findChange = (body: HTMLElement) => within(body).findByText('Deactivating 1,741 of 10,000 users.');

/** Stops a running task after a reload. */
async function stopChange(body: HTMLElement): Promise<void> {
  await findChange(body);
  await userEvent.click(within(body).getByRole('button', { name: 'Stop' }));
  const changes = within(within(body).getByRole('region', { name: 'Changes of many users' }));
  await changes.findByText(/^Stopped at 1,741 of 10,000 users/);
}

/** Adds a task that ends immediately, with two failed users. */
function addFailures(store: MockStore): void {
  addUserTask(store);
  const [task] = store.userTasks;
  if (!task) return;
  const failed = { outcome: 'failed', reason: NO_MEMBER } as const;
  const people = ['marketing.01', 'marketing.02', 'marketing.05'].map((name, index) => ({
    userId: demoUserId(`${name}@demo.test`),
    address: null,
    ...(index < 2 ? failed : { outcome: null, reason: null }),
  }));
  store.userTasks[0] = { ...task, pace: 1, results: people };
}

async function findFailures(body: HTMLElement): Promise<void> {
  const failures = within(await within(body).findByRole('list', { name: 'Could not be changed' }));
  await expect(failures.getAllByRole('listitem')).toHaveLength(2);
}

async function openInvitation(body: HTMLElement, pasted: string) {
  const page = within(body);
  await userEvent.click(await page.findByRole('button', { name: 'Invite users' }));
  const sheet = within(await page.findByRole('dialog', { name: 'Invite users' }));
  await userEvent.click(sheet.getByRole('textbox', { name: 'Email addresses' }));
  await userEvent.paste(pasted);
  return sheet;
}

const SHEET = [
  'Name\tEmail',
  'Print Desk\tprint.desk@guests.test',
  'Sales Desk\tsales.desk@guests',
  '\tmarketing.06@demo.test',
  '\tmarketing.01@demo.test',
  'Web Desk\tweb.desk@guests.test',
].join('\n');

/** Pastes spreadsheet cells into an invitation. */
async function pasteInvitation(body: HTMLElement): Promise<void> {
  const sheet = await openInvitation(body, SHEET);
  await sheet.findByText('3 to be invited · 2 left out');
  await userEvent.click(sheet.getByRole('button', { name: 'Edit sales.desk@guests' }));
  await expect(sheet.getByRole('textbox', { name: 'Address 2' })).toHaveFocus();
}

/** Sends an invitation, whose form then becomes read-only. */
async function sendInvitation(body: HTMLElement): Promise<void> {
  const sheet = await openInvitation(body, SHEET);
  await userEvent.click(sheet.getByRole('button', { name: 'Dismiss' }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'End User in Aurora sandbox' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Invite 3 users' }));
  await sheet.findByText('Sent with the roles');
}

/** Previews the effect of a role before it is assigned. */
export async function previewRemedy(body: HTMLElement): Promise<void> {
  const answer = within(await within(body).findByTestId('gpf-access-answer'));
  const [give] = await answer.findAllByRole('button', { name: /individually…$/ });
  if (give) await userEvent.click(give);
  await answer.findByRole('button', { name: 'Give access' });
}

/** Changes the roles of a group, so that members gain and lose access. */
export async function changeGroup(body: HTMLElement): Promise<void> {
  const page = within(body);
  await userEvent.click(
    await page.findByRole('checkbox', { name: 'Environment Admin in Aurora development' }),
  );
  await page.findByRole('status', { name: 'Changes' });
}

const INVITED_OR_INACTIVE = {
  search: '?filter.status=Pending&filter.status=Inactive',
  shows: 'marketing.06@demo.test',
};
const MARKETING = { search: '?q=marketing', shows: 'marketing.06@demo.test' };

/** The list of users during work with it. */
export const usersAtWork = {
  filteredBySeveral: INVITED_OR_INACTIVE,
  savedView: { ...INVITED_OR_INACTIVE, play: saveView('Not here yet') },
  selectedInvitations: { ...MARKETING, play: selectInvited },
  sendingAgain: { ...MARKETING, play: askToSendAgain },
  undoOffered: { ...MARKETING, play: deactivate },
  askingToDeactivate: { ...MARKETING, play: askToDeactivate },
  changing: { ...MARKETING, prepare: addUserTask, play: async (body) => void (await findChange(body)) },
  changeStopped: { ...MARKETING, prepare: addUserTask, play: stopChange },
  changePartlyFailed: { ...MARKETING, prepare: addFailures, play: findFailures },
  changed: { ...MARKETING, play: deactivateSeveral },
  inviting: { ...MARKETING, play: pasteInvitation },
  invited: { ...MARKETING, play: sendInvitation },
  removing: { search: '?q=user%40demo.test', shows: 'user@demo.test', play: askToRemove },
  leftByRemoved: { shows: 'content.admin@demo.test', prepare: removePlainUser, play: openLeftovers },
} satisfies Record<string, ScreenState>;
