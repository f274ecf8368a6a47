import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { UnsavedChangesGuard } from '@/app/unsaved/UnsavedChangesGuard';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

let save: () => void = () => undefined;

/** @param answer whether the page is saved on request; undefined for a page that can't be */
function Page({ answer }: { answer?: boolean | undefined }) {
  const [isDirty, setIsDirty] = useState(true);
  save = () => setIsDirty(false);
  const saveOnRequest = () => {
    if (answer) save();
    return Promise.resolve(answer ?? false);
  };
  useUnsavedChanges(isDirty, answer === undefined ? undefined : saveOnRequest);
  return <Link to="/other">My projects</Link>;
}

function open(answer?: boolean) {
  const router = createMemoryRouter([
    {
      element: (
        <UnsavedChangesGuard>
          <Outlet />
        </UnsavedChangesGuard>
      ),
      children: [
        { path: '/', element: <Page answer={answer} /> },
        { path: '/other', element: <p>The projects</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

it('F7.32 leaves a page once it is saved while the question is open', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'My projects' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(screen.queryByText('The projects')).toBeNull();
  act(save);
  expect(await screen.findByText('The projects')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays on a page saved after the answer “Stay”', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'My projects' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  act(save);
  expect(screen.getByRole('link', { name: 'My projects' })).toBeVisible();
});

it('H1.24 a page that can save offers it, and leaves once it is saved', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'My projects' }));
  const question = await screen.findByRole('alertdialog', { name: 'Save before you leave?' });
  for (const name of ['Stay', 'Leave', 'Save'])
    expect(within(question).getByRole('button', { name })).toBeEnabled();
  await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The projects')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('H1.24 stays on a page that could not be saved', async () => {
  open(false);
  await userEvent.click(screen.getByRole('link', { name: 'My projects' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'My projects' })).toBeVisible();
});

it('H1.24 leaves without saving on request', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'My projects' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The projects')).toBeVisible();
});
