import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { CropEditing } from '@/editor/page/crop/CropEditing';
import { findCroppable, pictureIn } from '@/editor/page/frames/crop';
import { newImageFrame } from '@/engine/document';
import { adding, changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';
import { pointer } from '../support/pointer';
import { at, workOn } from '../support/workOn';

const source = { type: 'connector', connectorId: 'media', assetId: 'one' } as const;
/** A frame of 40 by 40 mm with a picture twice as wide as high, which fills it. */
const withPhoto = () =>
  changed(smallDocument(), [
    adding('photo', { ...newImageFrame('Photo'), source }, { x: 100, y: 10, width: 40, height: 40 }),
  ]);
const KEY = 'media:one';
/** CSS pixels per millimetre, at one pixel per point. */
const MM = 72 / 25.4;

/** Opens the crop of the photo; the frame's middle is at 100, 100 on the screen. */
async function openCrop(session = openSession(withPhoto())) {
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 200, height: 100 }));
  const shelf = new PictureShelf(() => Promise.resolve({ file: new Blob() }));
  session.enter({ type: 'crop', frameId: 'photo' });
  const { container } = renderInEditor(
    <CropEditing session={session} frameId="photo" shelf={shelf} scale={1} />,
    session,
  );
  const group = await screen.findByRole('group', { name: 'Crop of Photo' });
  group.getBoundingClientRect = () => new DOMRect(50, 50, 100, 100);
  const part = (selector: string) => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const crop = () => session.view().document.layouts.items['a4']?.crops['photo']?.[KEY];
  const fit = () => session.view().document.layouts.items['a4']?.placements['photo']?.fit?.mode;
  return { session, group, part, crop, fit };
}

describe('crop mode', () => {
  it('S10.27 opens with Enter on a frame with a picture only', () => {
    const { session, drag, press } = workOn(openSession(withPhoto()));
    drag(at(120, 30));
    press('Enter');
    expect(session.view().mode).toEqual({ type: 'crop', frameId: 'photo' });
    drag(at(20, 20));
    press('Enter');
    expect(session.view().mode).toEqual({ type: 'frames' });
  });

  it('S10.27 shows the whole picture, dimmed outside the frame', async () => {
    const { part } = await openCrop();
    const whole = part('[data-crop="whole"]');
    // 80 by 40 mm in a frame of 40 by 40, centred.
    expect(parseFloat((whole as HTMLElement).style.width)).toBeCloseTo(80 * MM, 4);
    expect(parseFloat((whole as HTMLElement).style.left)).toBeCloseTo(-20 * MM, 4);
    expect(whole).toHaveStyle({ opacity: '0.35' });
    const inside = part('[data-crop="window"] canvas');
    expect(parseFloat((inside as HTMLElement).style.width)).toBeCloseTo(80 * MM, 4);
  });

  it('S10.27 applies the drag on Enter as one undo step', async () => {
    const { session, group, part, crop, fit } = await openCrop();
    const before = session.view().document;
    pointer('down', part('[data-crop="whole"]'), { x: 100, y: 100 });
    pointer('move', document.body, { x: 100 + 10 * MM, y: 100 });
    pointer('up', document.body, { x: 100 + 10 * MM, y: 100 });
    expect(crop()).toBeUndefined();
    fireEvent.keyDown(group, { key: 'Enter' });
    expect(crop()).toMatchObject({ rotationDegrees: 0, originalParentWidth: 40, originalParentHeight: 40 });
    expect(crop()?.left).toBeCloseTo(-10, 4);
    expect([crop()?.top, crop()?.width]).toEqual([0, 80]);
    expect(fit()).toBe('manualCrop');
    expect(session.view().mode).toEqual({ type: 'frames' });
    expect(session.view().undoes).toBe('crop');
    act(() => session.undo());
    expect(session.view().document).toBe(before);
  });

  it('S10.27 restores the earlier crop on Escape', async () => {
    const earlier = changed(withPhoto(), [
      {
        kind: 'setCrop',
        layoutId: 'a4',
        frameId: 'photo',
        asset: KEY,
        crop: {
          left: -5,
          top: -5,
          width: 100,
          height: 50,
          rotationDegrees: 0,
          originalParentWidth: 40,
          originalParentHeight: 40,
        },
      },
    ]);
    const { session, group } = await openCrop(openSession(earlier));
    fireEvent.keyDown(group, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(group, { key: 'Escape' });
    expect(session.view().document).toBe(earlier);
    expect(session.view().mode).toEqual({ type: 'frames' });
    expect(session.view().selection).toEqual(['photo']);
  });

  it('S10.27 scales by corners and the wheel, and turns by the brackets', async () => {
    const { session, group, part, crop } = await openCrop();
    // The lower right corner by 8 mm to the right: a tenth wider, with the opposite corner fixed.
    pointer('down', [...part('div').querySelectorAll('[data-crop-grip="size"]')][2] ?? group, { x: 0, y: 0 });
    pointer('move', document.body, { x: 8 * MM, y: 0 });
    pointer('up', document.body, { x: 8 * MM, y: 0 });
    fireEvent.wheel(group, { deltaY: -100, clientX: 100, clientY: 100 });
    fireEvent.keyDown(group, { key: ']' });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(crop()?.width).toBeCloseTo(88 * 1.05, 4);
    expect(crop()?.height).toBeCloseTo(44 * 1.05, 4);
    expect(crop()?.rotationDegrees).toBe(1);
    // Reopened, it has its last position.
    const shown = findCroppable(session.view().document, 'photo');
    const place = shown && pictureIn(session.view().document, 'photo', shown, { width: 200, height: 100 });
    expect(place?.x).toBeCloseTo(crop()?.left ?? NaN, 4);
    expect(place?.rotationDegrees).toBeCloseTo(1, 4);
  });

  it('S10.27 keeps the crop when the user clicks elsewhere', async () => {
    const { group, crop } = await openCrop();
    fireEvent.keyDown(group, { key: 'ArrowDown' });
    pointer('down', document.body, { x: 500, y: 500 });
    await waitFor(() => expect(crop()?.top).toBeCloseTo(25.4 / 72, 4));
  });
});
