import { demoId, ENVIRONMENTS } from '@/demo';
import { drawRectangle, paperOf } from './support/templateCanvas';
import { expect, test } from './support/test';

const ADDRESS = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates/${demoId(
  `template:${ENVIRONMENTS.auroraProduction}:Business card`,
)}`;

// The browser logs refused calls.
test.use({ allowedConsole: [/404/] });

test('two designers see each other, and the second is warned before any change', async ({ openAs }) => {
  const first = await openAs('templateDesigner');
  const announced = first.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/editors\//.test(response.url()),
  );
  await first.goto(ADDRESS);
  await expect(paperOf(first)).toBeVisible();
  // The response lists its other editors.
  await (await announced).finished();
  await expect(first.getByRole('button', { name: /^Also open:/ })).toBeHidden();

  const second = await openAs('fullAccess');
  await second.goto(ADDRESS);
  await expect(second.getByText(/ has this template open\. The second user to save/)).toBeVisible();
  const there = second.getByRole('button', { name: /^Also open: \S/ });
  await expect(there).toBeVisible();
  await there.click();
  const list = second.getByRole('dialog', { name: 'Other open editors' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(/^Opened /)).toBeVisible();
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Got it' }).click();
  await expect(second.getByText(/has this template open/)).toBeHidden();

  // The first one notices the second, and when it closes, without a reload.
  const also = first.getByRole('button', { name: /^Also open: \S/ });
  await expect(also).toBeVisible({ timeout: 40_000 });
  await expect(first.getByText(/The second user to save/)).toBeHidden();
  // Without leaving the editor, as when a tab is closed.
  await second.goto('about:blank');
  await expect(also).toBeHidden({ timeout: 40_000 });
});

test('a platform without the presence call is not requested again, and the editor works', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.route('**/templates/*/editors/*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, detail: 'There is no such call.' } }),
  );
  await page.goto(ADDRESS);
  await expect(paperOf(page)).toBeVisible();
  await drawRectangle(page);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Also open:/ })).toBeHidden();
  await expect(page.getByText('There is no such call.')).toBeHidden();
});
