import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Commands } from '@/app/commands/Commands';
import { WorkspaceContext } from '@/app/workspace/WorkspaceContext';
import { holdDeferred } from '@/components/Deferred';
import { createWorkspace } from '../support/workspace';

describe('Commands', () => {
  it('has its shortcuts from the first frame on, and its button a frame later', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    holdDeferred();
    const element = (
      <WorkspaceContext value={createWorkspace({})}>
        <Commands />
      </WorkspaceContext>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
    });
    expect(await screen.findByRole('button', { name: /^Search and go to/ })).toBeVisible();
  });
});
