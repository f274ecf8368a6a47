import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
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
    const reason = 'Enter at least one address of somebody who is no member yet.';
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
});
