import { ENVIRONMENTS } from '@/demo';
import { drawRectangle, layersOf, paperOf } from './support/templateCanvas';
import { expect, test } from './support/test';

test('H1.19 Escape closes an open list of the browser, and neither the window around it nor the selection', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/templates/new`);
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Layers of windows');
  const size = dialog.getByRole('combobox', { name: 'Size' });
  const isOpen = () => size.evaluate((list) => list.matches(':open'));
  await size.click();
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Layers of windows');
  await expect(size).toBeFocused();

  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(paperOf(page)).toBeVisible();
  await drawRectangle(page);
  const shape = page.getByRole('combobox', { name: 'Shape' });
  await shape.click();
  await expect.poll(() => shape.evaluate((list) => list.matches(':open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(shape).toBeFocused();
  await expect(layersOf(page).first()).toHaveAttribute('aria-selected', 'true');
});
