import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Returns the canvas of the template editor, with everything over the page. */
export const stageOf = (page: Page | FrameLocator): Locator => page.getByRole('group', { name: 'Canvas' });

/** Returns the drawn page on it. */
export const paperOf = (page: Page | FrameLocator): Locator => stageOf(page).getByRole('img');

/** Returns the frames of the page in the list of layers. */
export const layersOf = (page: Page | FrameLocator): Locator =>
  page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem');

/** Draws a rectangle in the middle of the page; the editor may be in a frame of it. */
export async function drawRectangle(page: Page, editor: Page | FrameLocator = page): Promise<void> {
  const box = await paperOf(editor).boundingBox();
  if (!box) throw new Error('There is no page.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3];
  await stageOf(editor).focus();
  await page.keyboard.press('r');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: 4 });
  await page.mouse.up();
}
