import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createMediaStage } from '../support/mediaStage';

const start = createMediaStage();
const NAME = 'dawn.jpg';

async function look(options: { hasCropPreviews?: boolean; withheld?: string } = {}) {
  const stage = await start({ folder: '/Backgrounds', ...options });
  stage.draw();
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  const dialog = await screen.findByRole('dialog', { name: NAME });
  await within(dialog).findByRole('button', { name: 'Draw by hand' });
  const [row] = stage.find(NAME);
  if (row?.kind !== 'asset') throw new Error('The demo has no such picture.');
  return { ...stage, dialog: within(dialog), row };
}

/** Presses, moves or lifts the pointer; jsdom has no pointer events. */
const point = (target: Element, what: 'down' | 'move' | 'up', clientX: number, clientY: number) =>
  fireEvent(target, new MouseEvent(`pointer${what}`, { bubbles: true, button: 0, clientX, clientY }));

const cropped = (ratio: string) => screen.findByAltText(`Cropped to ${ratio}`);
const leftOf = async (ratio: string) =>
  Number.parseFloat((await cropped(ratio)).parentElement?.style.left ?? '');

describe('smart crop of an asset', () => {
  it('S2.25 shows five crops, which follow the area during the drag', async () => {
    const { dialog } = await look();
    const crops = await dialog.findByRole('list', { name: 'Smart crops' });
    expect(
      within(crops)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['1:1', '4:3', '3:4', '16:9', '9:16'].map((ratio) => `Cropped to ${ratio}`));
    const before = await leftOf('9:16');
    await userEvent.click(dialog.getByRole('button', { name: 'Draw by hand' }));
    const left = dialog.getByRole('spinbutton', { name: 'Left' });
    await userEvent.clear(left);
    await userEvent.type(left, '0{Enter}');
    expect(await leftOf('9:16')).toBeGreaterThan(before);
  });

  it('R3.43 S2.25 shows no crops without smartCropPreviewsEnabled', async () => {
    const { dialog } = await look({ hasCropPreviews: false });
    expect(dialog.getByRole('button', { name: 'Draw by hand' })).toBeVisible();
    expect(dialog.queryByRole('list', { name: 'Smart crops' })).toBeNull();
  });

  it('S2.23 is edited with pointer, arrow keys and numbers, saved, and reset to the detected one', async () => {
    const { dialog, row } = await look();
    await userEvent.click(dialog.getByRole('button', { name: 'Draw by hand' }));
    const area = dialog.getByRole('button', { name: 'Subject area' });
    const stage = area.parentElement as HTMLElement;
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    stage.setPointerCapture = () => undefined;
    point(stage, 'down', 20, 10);
    point(stage, 'move', 120, 60);
    point(stage, 'up', 0, 0);
    area.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(dialog.getByRole('spinbutton', { name: 'Left' })).toHaveValue('11 %');
    expect(dialog.getByRole('spinbutton', { name: 'Height' })).toHaveValue('51 %');
    const cross = dialog.getByRole('button', { name: 'Point of interest' });
    point(cross, 'down', 70, 35);
    point(stage, 'move', 40, 20);
    point(stage, 'up', 0, 0);
    cross.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save area' }));
    expect(await dialog.findByText(/keep the area drawn by hand visible/)).toBeVisible();
    expect(row.drawnCrop).toEqual({
      subjectArea: { x: 0.11, y: 0.1, width: 0.5, height: 0.51 },
      pointOfInterest: { x: 0.19, y: 0.2 },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Use the detected subject' }));
    expect(await dialog.findByText(/keep the detected subject visible/)).toBeVisible();
    expect(row.drawnCrop).toBeNull();
  });

  it('Escape ends the drawing, a second one the viewer; arrow keys don’t change the picture meanwhile', async () => {
    const { dialog } = await look();
    await userEvent.click(dialog.getByRole('button', { name: 'Draw by hand' }));
    dialog.getByRole('button', { name: 'Point of interest' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'Save area' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can’t be edited without the right to media, with the reason', async () => {
    const { dialog } = await look({ withheld: 'You may not change media.' });
    const draw = dialog.getByRole('button', { name: 'Draw by hand' });
    expect(draw).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(draw);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You may not change media.');
  });
});
