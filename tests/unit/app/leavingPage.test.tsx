import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { UnsavedChangesGuard } from '@/app/unsaved/UnsavedChangesGuard';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

let save: () => void = () => undefined;

function Page() {
  const [isDirty, setIsDirty] = useState(true);
  useUnsavedChanges(isDirty);
  save = () => setIsDirty(false);
  return <Link to="/other">My projects</Link>;
}

function open() {
  const router = createMemoryRouter([
    {
      element: (
        <UnsavedChangesGuard>
          <Outlet />
        </UnsavedChangesGuard>
      ),
      children: [
        { path: '/', element: <Page /> },
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
