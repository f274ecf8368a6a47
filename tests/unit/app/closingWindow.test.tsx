import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { UnsavedChangesGuard } from '@/app/unsaved/UnsavedChangesGuard';
import { useProjectSaving } from '@/editor/project/useProjectSaving';
import { BatchSession } from '@/editor/project/batch/BatchSession';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { SessionContext } from '@/editor/template/core/SessionContext';
import { UnsavedChanges } from '@/editor/template/UnsavedChanges';
import { newVariable } from '@/engine/document';
import { UploadsContext } from '@/product/Uploads/UploadsContext';
import { UploadsProvider } from '@/product/Uploads/UploadsProvider';
import type { HostPort } from '@/embed/frame/HostPort';
import { useUnsavedReport } from '@/embed/frame/useUnsavedReport';
import { emptyDocument } from '../engine/support/sampleDocument';
import { makeRowStore } from '../editor/project/support/makeRowStore';
import { openSession } from '../editor/template/support/openEditor';

/** Closes the window, and reports whether the browser asks first. */
function closeWindow(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Renders a page of the console that can be left. */
function openPage(page: ReactNode) {
  const element = (
    <UnsavedChangesGuard>
      <Outlet />
    </UnsavedChangesGuard>
  );
  const shown = (
    <>
      {page}
      <Link to="/other">Leave</Link>
    </>
  );
  const children = [
    { path: '/', element: shown },
    { path: '/before', element: <p>Before</p> },
    { path: '/other', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/before', '/'] });
  return { router, ...render(<RouterProvider router={router} />) };
}

describe('closing the window', () => {
  it('S10.36a S10.36b S10.36c asks while the template is unsaved, and so do links and the back button', async () => {
    const session = openSession(undefined, { save: () => Promise.resolve(2) });
    const { router } = openPage(
      <SessionContext value={session}>
        <UnsavedChanges />
      </SessionContext>,
    );
    expect(closeWindow()).toBe(false);
    act(() => void session.change([{ kind: 'deleteFrames', frameIds: ['low'] }], { label: 'delete' }));
    expect(closeWindow()).toBe(true);
    for (const leave of [
      () => userEvent.click(screen.getByRole('link', { name: 'Leave' })),
      () => act(() => router.navigate(-1)),
    ]) {
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
      expect(router.state.location.pathname).toBe('/');
      expect(session.view().document.pages.items['page']?.frames.order).not.toContain('low');
    }
    await act(() => session.save());
    expect(closeWindow()).toBe(false);
  });

  it('S11.14 warns while the project is not saved', async () => {
    const session = new ProjectSession({
      document: {
        ...emptyDocument(),
        variables: { order: ['Name'], items: { Name: newVariable('Name', 'shortText') } },
      },
      version: '1',
      context: { today: '2026-11-27', mediaConnectorId: '' },
      now: () => 0,
      save: () => Promise.resolve('2'),
    });
    const rows = new BatchSession(makeRowStore().store);
    await rows.open();
    function Editor() {
      const state = useSyncExternalStore(session.subscribe, () => session.view().saveState);
      return <p>{useProjectSaving({ session, rows, states: [state] })}</p>;
    }
    openPage(<Editor />);
    expect(closeWindow()).toBe(false);
    act(() => void session.setValue('Name', 'Ada'));
    expect(closeWindow()).toBe(true);
    await act(() => session.save());
    expect(closeWindow()).toBe(false);
  });

  it('asks while an embedded studio has unsaved changes', () => {
    const told: boolean[] = [];
    const host: Pick<HostPort, 'report'> = {
      report: (event) => void told.push(event.type === 'changed' && event.hasUnsavedChanges),
    };
    let unsaved: ReturnType<typeof useUnsavedReport> | undefined;
    function Frame() {
      unsaved = useUnsavedReport(host as HostPort);
      return null;
    }
    const { unmount } = render(<Frame />);
    expect(closeWindow()).toBe(false);
    unsaved?.report('document', true);
    expect(closeWindow()).toBe(true);
    unsaved?.report('document', false);
    expect(closeWindow()).toBe(false);
    expect(told).toEqual([true, false]);
    unsaved?.report('document', true);
    unmount();
    expect(closeWindow()).toBe(false);
  });

  it('asks during an upload', async () => {
    let finish: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (finish = resolve));
    function Sender() {
      const tracker = use(UploadsContext);
      return <button onClick={() => tracker?.add([{ name: 'a.png', send: () => sent }])}>Send</button>;
    }
    render(
      <UploadsProvider>
        <Sender />
      </UploadsProvider>,
    );
    expect(closeWindow()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(closeWindow()).toBe(true);
    await act(async () => finish());
    expect(closeWindow()).toBe(false);
  });
});
