import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Saves the current list as a view and opens the list of views. */
export const saveView =
  (name: string) =>
  async (body: HTMLElement): Promise<void> => {
    const page = within(body);
    // Its code loads after the list.
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Views' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(page.getByRole('button', { name: 'Views' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Save as a view…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Save as a view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await userEvent.click(await page.findByRole('button', { name: `View: ${name}` }));
    await page.findByRole('menuitemcheckbox', { name });
  };
