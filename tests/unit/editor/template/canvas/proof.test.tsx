import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ViewMenu } from '@/editor/template/bar/ViewMenu';
import { Viewport } from '@/editor/template/canvas/Viewport';
import { renderStage } from '../support/renderStage';

it('F5.10 toggles the soft proof and names its printing condition', async () => {
  const { session } = renderStage(
    <ViewMenu
      choices={{ workspaces: [], viewPreferences: [] }}
      viewport={new Viewport()}
      realScale={2}
      onWorkspace={() => undefined}
    />,
  );
  const note = /^Soft proof: Coated FOGRA39\. Stripes mark colours that can’t be printed\.$/;
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  const entry = await screen.findByRole('menuitemcheckbox', { name: 'Soft proof' });
  await userEvent.click(entry);
  expect(session.view().options.isProofed).toBe(true);
  expect(entry).toBeChecked();
  expect(screen.getByText(note)).toBeInTheDocument();
  await userEvent.click(entry);
  expect(session.view().options.isProofed).toBe(false);
  expect(screen.queryByText(note)).toBeNull();
});
