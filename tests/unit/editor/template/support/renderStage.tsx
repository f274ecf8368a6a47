import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { Stage } from '@/editor/template/canvas/Stage';
import { Viewport } from '@/editor/template/canvas/Viewport';
import { Gestures } from '@/editor/template/core/Gestures';
import { openFrame } from '@/editor/template/core/opening';
import { usePageMenu } from '@/editor/template/PageMenu';
import { openSession, renderInEditor } from './openEditor';
import { workOn } from './workOn';

class StillObserver {
  observe(): void {}
  disconnect(): void {}
}
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Renders the canvas of a template, with its page at the corner of the window and one pixel per point; paints nothing.
 * @param beside elements rendered with it
 */
export function renderStage(beside?: ReactNode, session = openSession()) {
  // jsdom neither lays out nor paints.
  vi.stubGlobal('ResizeObserver', StillObserver);
  // Test files share globals.
  onTestFinished(() => void vi.unstubAllGlobals());
  HTMLCanvasElement.prototype.getContext = () => null;
  let count = 0;
  const gestures = new Gestures(session, () => `new-${(count += 1)}`);
  const viewport = new Viewport();
  const shelf = new PictureShelf(() => Promise.resolve(undefined));
  const { commands } = workOn(session);
  function Drawn() {
    const menu = usePageMenu(commands);
    return (
      <>
        {menu.menu}
        <Stage
          acted={undefined}
          gestures={gestures}
          viewport={viewport}
          shelf={shelf}
          engine={undefined}
          pointed={NOBODY}
          waiting={null}
          loadFallbacks={() => undefined}
          frameLayer={() => null}
          onOpen={(frameId) => openFrame(session, frameId)}
          onMenu={menu.open}
          onDrop={() => undefined}
        />
      </>
    );
  }
  renderInEditor(
    <>
      {beside}
      <Drawn />
    </>,
    session,
  );
  const stage = screen.getByRole('group', { name: 'Canvas' });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 1_000, 900);
  return { session, gestures, viewport, stage };
}
