import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { INVITATION_NOT_SENT } from '@/domain/users';
import { useDirectory } from '@/features/users/directory';
import { InviteDialog } from '@/features/users/invite/InviteDialog';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';
import { createUser } from '../support/people';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;

const start = createFeatureStage();

const onClose = vi.fn();

function Sheet() {
  const directory = useDirectory(SUBSCRIPTION);
  if (directory.environments.length === 0 || directory.groups.length === 0) return null;
  return (
    <InviteDialog
      subscriptionId={SUBSCRIPTION}
      subscriptionName="Aurora"
      may={MAY_ALL}
      users={[createUser({ id: 'member', email: 'member@demo.test' })]}
      directory={directory}
      onClose={onClose}
    />
  );
}

async function setUp() {
  const stage = start();
  stage.draw(<Sheet />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite users' }));
  const paste = async (text: string) => {
    await userEvent.click(sheet.getByRole('textbox', { name: 'Email addresses' }));
    await userEvent.paste(text);
  };
  return { ...stage, sheet, paste };
}

describe('the sheet that invites', () => {
  it('R7.23 explains at its button why no invitation can be sent', async () => {
    const { sheet, paste } = await setUp();
    const send = sheet.getByRole('button', { name: 'Invite users' });
    const reason = 'Enter at least one address of a user who is not a member yet.';
    expect(sheet.getByText(reason)).toBeVisible();
    expect(send).toHaveAccessibleDescription(reason);
    await paste('new@guests.test');
    expect(sheet.queryByText(reason)).toBeNull();
    expect(sheet.getByRole('button', { name: 'Invite 1 user' })).not.toHaveAttribute('aria-disabled');
  });

  it('R7.23 shows addresses as lines that open for mending, kept by Enter and dropped by Escape', async () => {
    const { sheet, paste } = await setUp();
    await paste('member@demo.test, half@, whole@guests.test');
    expect(sheet.getByText('1 to be invited · 2 left out')).toBeVisible();
    expect(sheet.queryByRole('textbox', { name: /^Address/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Edit half@' }));
    const field = sheet.getByRole('textbox', { name: 'Address 2' });
    await userEvent.type(field, 'dropped{Escape}');
    expect(screen.getByRole('dialog', { name: 'Invite users' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Edit half@' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = sheet.getByRole('textbox', { name: 'Address 2' });
    await userEvent.clear(again);
    await userEvent.type(again, 'half@guests.test{Enter}');
    expect(sheet.getByText('2 to be invited · 1 left out')).toBeVisible();
    expect(sheet.queryByRole('textbox', { name: /^Address/ })).toBeNull();
  });

  it('R7.23 counts ignored parts of pasted text, and shows them on demand', async () => {
    const { sheet, paste } = await setUp();
    await paste('Name\tEmail\nAnn Arden\tann@guests.test');
    expect(sheet.getByText('1 to be invited')).toBeVisible();
    const words = /3 pieces of the pasted text hold no address and were left out\./;
    expect(sheet.getByText(words)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Name', 'Email', 'Ann Arden']),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Dismiss' }));
    expect(sheet.queryByText(words)).toBeNull();
  });

  it('R7.23 marks roles of a chosen group', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { sheet } = await setUp();
    await userEvent.type(sheet.getByRole('combobox', { name: 'Groups' }), 'Production team{Enter}');
    const through = await sheet.findAllByText(/^through .*Production team/);
    expect(through.length).toBeGreaterThan(0);
  });

  it('R4.03 sent invitations are read-only, and their summary has the focus', async () => {
    const { sheet, paste, answer } = await setUp();
    await paste('ok@guests.test, no@guests.test');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' }));
    answer('post', '/users/invitations', 200, {
      invitationResults: [
        { userEmail: 'ok@guests.test', status: 'Success', userId: null },
        { userEmail: 'no@guests.test', status: 'Failure', userId: null, detail: 'Mailbox full.' },
      ],
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Invite 2 users' }));
    const summary = await sheet.findByText('1 invited · 1 to be invited');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(sheet.queryByRole('checkbox')).toBeNull();
    expect(sheet.getByText('End User in Aurora sandbox')).toBeVisible();
    expect(sheet.queryByRole('button', { name: /ok@guests.test/ })).toBeNull();
    // Failed ones come first, and are sent again unchanged.
    const rows = sheet.getAllByTestId('gpf-invitee').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('no@guests.test');
    expect(sheet.getByRole('button', { name: 'Try again for 1 user' })).toBeVisible();
  });

  describe('for more than ten addresses', () => {
    const GUESTS = Array.from({ length: 12 }, (_, index) => `guest.${index}@guests.test`);
    const PATIENT = { timeout: 5_000 };

    it('H3.31 invites them in one task, and shows each result', async () => {
      const { sheet, paste, store, tell } = await setUp();
      await paste([...GUESTS.slice(0, 11), 'undeliverable@guests.test'].join('\n'));
      await userEvent.click(sheet.getByRole('button', { name: 'Invite 12 users' }));
      const summary = await sheet.findByText('11 invited · 1 to be invited', {}, PATIENT);
      await waitFor(() => expect(summary).toHaveFocus());
      expect(store.userTasks.map(({ kind, results }) => [kind, results.length])).toEqual([['invite', 12]]);
      expect(sheet.getByText(INVITATION_NOT_SENT)).toBeVisible();
      // The list of tasks reports the end.
      expect(tell).not.toHaveBeenCalled();
    });

    it('H3.31 stops the task, and keeps the others to be invited', async () => {
      const { sheet, paste, store } = await setUp();
      await paste(GUESTS.join('\n'));
      await userEvent.click(sheet.getByRole('button', { name: 'Invite 12 users' }));
      const stop = await sheet.findByRole('button', { name: 'Stop' });
      const [task] = store.userTasks;
      if (task) task.pace = 0;
      await userEvent.click(stop);
      expect(await sheet.findByText('12 to be invited', {}, PATIENT)).toBeVisible();
      expect(await sheet.findByRole('button', { name: 'Invite 12 users' }, PATIENT)).toBeEnabled();
      expect(task?.status).toBe('Stopped');
    });

    it('H3.31 reports that the task continues when the progress can’t be read', async () => {
      const { sheet, paste, answer } = await setUp();
      const detail = 'The database is away.';
      answer('get', '/subscriptions/:subscriptionId/user-tasks/:taskId', 500, { status: 500, detail });
      await paste(GUESTS.join('\n'));
      await userEvent.click(sheet.getByRole('button', { name: 'Invite 12 users' }));
      expect(await sheet.findByText(/The task continues/, {}, PATIENT)).toBeVisible();
      expect(sheet.queryByText(/Nobody was invited/)).toBeNull();
    });

    it('H3.31 refuses more than 3,000 at a time, with the reason at the button', async () => {
      const { sheet, paste } = await setUp();
      await paste(Array.from({ length: 3_001 }, (_, index) => `many.${index}@guests.test`).join('\n'));
      expect(sheet.getByText('Invite 3,000 users at a time, and the others afterwards.')).toBeVisible();
    });
  });
});
