import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ToolRail } from '@/editor/template/bar/ToolRail';
import { CLIPBOARD } from '@/editor/template/core/SharedClipboard';
import { StudioFeaturesContext } from '@/editor/template/core/StudioFeaturesContext';
import { convertLength, stackOf } from '@/engine/document';
import { openSession, renderInEditor } from '../support/openEditor';
import { renderStage } from '../support/renderStage';
import { at, workOn } from '../support/workOn';

/** Points per millimetre, the scale of the page in these tests. */
const MM = convertLength(1, 'mm', 'pt');

/** Opens the menu with the right mouse button at a point of the page, in mm. */
const askAt = (stage: Element, x: number, y: number) =>
  fireEvent.contextMenu(stage, { button: 2, clientX: x * MM, clientY: y * MM });
const entry = (name: RegExp | string) => screen.findByRole('menuitem', { name });

describe('the menu of the page', () => {
  it('S16.15 S16.16 selects the frame below the pointer, and orders, groups and locks it', async () => {
    const { session, stage } = renderStage();
    askAt(stage, 15, 15);
    expect(session.view().selection).toEqual(['low']);
    await userEvent.click(await entry(/^Bring to front/));
    expect(session.view().document.pages.items['page']?.frames.order).toEqual(['high', 'words', 'low']);
    session.select(['low', 'high']);
    askAt(stage, 15, 15);
    await userEvent.click(await entry(/^Group/));
    const page = session.view().document.pages.items['page'];
    expect(page && stackOf(page).map(({ type }) => type)).toEqual(['frame', 'group']);
    askAt(stage, 15, 15);
    await userEvent.click(await entry(/^Lock/));
    expect(session.view().selection).toEqual([]);
    askAt(stage, 15, 15);
    expect(session.view().selection).toEqual([]);
  });

  it('opens by the keyboard on its first entry, returns the focus, and explains disabled entries', async () => {
    CLIPBOARD.clip = undefined;
    const { session, stage } = renderStage();
    session.select(['low']);
    stage.focus();
    fireEvent.contextMenu(stage, { button: 0 });
    expect(await entry(/^Cut/)).toBeVisible();
    expect(await entry(/^Group.*Select two frames or more/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    expect(stage).toHaveFocus();
    expect(session.view().selection).toEqual(['low']);
  });

  it('S16.17 offers to select all and to paste without a selection', async () => {
    const { session, stage } = renderStage();
    askAt(stage, 180, 250);
    expect(await entry(/^Paste.*Nothing was copied yet/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await entry(/^Select all/));
    expect(session.view().selection).toEqual(['low', 'high', 'words']);
  });
});

describe('the barcode tool', () => {
  it('S10.05 draws a barcode, of the size of its standard by a single press', () => {
    const { session, press, drag, place, selection } = workOn();
    press('b');
    drag(at(120, 200));
    const [made = ''] = selection();
    const frame = session.view().document.pages.items['page']?.frames.items[made];
    expect(frame).toMatchObject({ type: 'barcode', name: 'Barcode 1' });
    expect(session.view().document.layouts.items['a4']?.barcodes[made]).toMatchObject({ type: 'code128' });
    expect(place(made).height).toBeGreaterThan(10);
  });

  it('S10.41 is hidden when barcodes are off', () => {
    const rail = (isOn: boolean) => {
      const { unmount } = renderInEditor(
        <StudioFeaturesContext value={() => isOn}>
          <ToolRail />
        </StudioFeaturesContext>,
        openSession(),
      );
      const isThere = screen.queryByRole('button', { name: 'Barcode (B)' }) !== null;
      unmount();
      return isThere;
    };
    expect([rail(true), rail(false)]).toEqual([true, false]);
  });
});
