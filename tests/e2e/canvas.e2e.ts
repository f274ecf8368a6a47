import type { Page } from '@playwright/test';
import { ENVIRONMENTS, demoId } from '@/demo';
import { stageOf } from './support/templateCanvas';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const CARD = `${TEMPLATES}/${demoId(`template:${ENVIRONMENTS.auroraProduction}:Business card`)}`;

const boxOf = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new Error(`There is no button ${String(name)}.`);
  return box;
};

/** Opens the business card with its page drawn. */
async function openCard(page: Page): Promise<void> {
  await page.goto(CARD);
  await expect(stageOf(page).getByRole('img')).toBeVisible();
}

test('S16.13 S16.15 S16.16 guides, groups and locks by pointer and keyboard', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await openCard(page);
  const ruler = await boxOf(page, /^Left ruler/);
  await page.mouse.move(ruler.x + 8, ruler.y + 200);
  await page.mouse.down();
  await page.mouse.move(ruler.x + 240, ruler.y + 210, { steps: 4 });
  await page.mouse.up();
  const guide = stageOf(page).getByRole('slider', { name: 'Upright guide' });
  await expect(guide).toBeVisible();
  const before = await guide.getAttribute('aria-valuenow');
  await guide.focus();
  await page.keyboard.press('ArrowRight');
  await expect(guide).not.toHaveAttribute('aria-valuenow', before ?? '');
  await page.getByRole('button', { name: /^Upper ruler/ }).focus();
  await page.keyboard.press('Enter');
  const level = stageOf(page).getByRole('slider', { name: 'Level guide' });
  await level.focus();
  await page.keyboard.press('Delete');
  await expect(level).toHaveCount(0);

  await stageOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  const group = page.getByRole('treeitem', { name: 'Group 1, group' });
  await expect(group).toHaveAttribute('aria-selected', 'true');
  await stageOf(page).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Lock/ }).click();
  await expect(page.getByRole('treeitem', { name: 'Group 1, group, locked' })).toBeVisible();
  await stageOf(page).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0);
});

test('S10.03 a notification is 3 rem high and covers no tools and no save state', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  for (const size of [
    { width: 1_280, height: 720 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(TEMPLATES);
    const more = page.getByRole('button', { name: 'Actions of Business card', exact: true });
    await more.click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const bar = page.getByTestId('gsc-notification-bar');
    await expect(bar).toBeVisible();
    // It stays while the pointer is over it; the keyboard continues.
    await bar.hover();
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await expect(stageOf(page).getByRole('img')).toBeVisible();
    await expect(bar).toHaveCSS('height', '48px');
    const covered = await bar.boundingBox();
    const others = [
      await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button').last().boundingBox(),
      await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button').first().boundingBox(),
      await page.getByText(/^(Saved|Unsaved changes)$/).boundingBox(),
    ];
    for (const other of others) {
      if (!covered || !other) throw new Error('Something is not there.');
      const isApart =
        other.x + other.width <= covered.x ||
        other.x >= covered.x + covered.width ||
        other.y + other.height <= covered.y ||
        other.y >= covered.y + covered.height;
      expect(isApart).toBe(true);
    }
  }
});
