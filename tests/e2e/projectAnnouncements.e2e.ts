import type { Page } from '@playwright/test';
import { ENVIRONMENTS, demoId } from '@/demo';
import { listenTo } from './support/announcements';
import { expect, test } from './support/test';

const TAG = 'Rye with wild honey, shelf 2';
const path = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${demoId(
  `project:${ENVIRONMENTS.auroraProduction}:user:${TAG}`,
)}`;

/** Opens the price tag, and records announcements from then on. */
async function open(page: Page) {
  const heard = await listenTo(page);
  await page.goto(path);
  await expect(page.getByRole('img', { name: new RegExp(`^${TAG}, page 1 of`) })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Data rows' })).toContainText('200 in all');
  await heard.forget();
  /** Waits for exactly these announcements since the last time. */
  const expectHeard = async (...said: readonly (string | RegExp)[]) => {
    const expected = said.map((each): unknown =>
      typeof each === 'string' ? each : expect.stringMatching(each),
    );
    await expect.poll(heard.all).toEqual(expected);
    await heard.forget();
  };
  return { product: page.getByRole('textbox', { name: 'Product' }), expectHeard };
}

/** Answers the next calls with a platform error. */
const fail = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      json: { type: 'about:blank', title: 'Internal Server Error', status: 500 },
    }),
  );

// The browser logs refused calls.
test.use({ allowedConsole: [/404|500/] });

test('S16.20 saved and failed changes are announced once each', async ({ openAs }) => {
  const page = await openAs('user');
  const { product, expectHeard } = await open(page);
  await product.fill('Heard');
  await expectHeard('Saving…', 'Saved');

  await fail(page, '**/projects/*/document');
  await product.fill('Not heard');
  await expectHeard('Saving…', /^Not saved\. Something went wrong/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectHeard('Saving…', 'Saved');
});

test('S16.20 missing fields, a failed download and a finished one are announced once each', async ({
  openAs,
}) => {
  const page = await openAs('user');
  const { product, expectHeard } = await open(page);
  await product.fill('');
  await expectHeard('Saving…', 'Saved');
  await page.getByRole('button', { name: 'Download' }).click();
  await expectHeard('Fill this in before you download.');
  await product.fill('Heard');
  await expectHeard('Saving…', 'Saved');

  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await fail(page, '**/output/pdf');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expectHeard(/Something went wrong/);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expectHeard(`${TAG}.pdf was downloaded.`);
  await expect(dialog).toBeHidden();
  await expectHeard();
});
