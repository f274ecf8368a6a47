import { demoId, ENVIRONMENTS } from '@/demo';
import { expectNoViolations } from './support/axe';
import { Designer } from './support/designer';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const KIT = `/grafx/api/v1/environment/aurora-production/brand-kits/${demoId(
  `brand-kit:${ENVIRONMENTS.auroraProduction}:Partner shops`,
)}`;

interface Kit {
  readonly name: string;
  readonly colors: readonly { readonly guid: string; readonly value: string }[];
}

test('S5.30 a template imports a brand kit, and its changes arrive on opening as one undo step', async ({
  openAs,
  platform,
}) => {
  const page = await openAs('templateDesigner');
  const designer = new Designer(page);
  await designer.begin(TEMPLATES, 'Notice for partner shops', 'A5');
  await designer.open('Resources');
  await designer.open('Brand kit');
  await page.getByRole('button', { name: 'Import Partner shops' }).click();
  const colours = page.getByRole('list', { name: 'Colours' });
  await expect(colours.getByRole('listitem')).toHaveText([/^Sea#2A7F9E/, /^Deep sea/, /^Coral/]);
  await page.getByRole('button', { name: 'Waves' }).click();
  await expect(page.getByRole('article', { name: 'Waves' })).toContainText('Used');
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue(/brandKitMedia/);
  await expectNoViolations(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Another user changes one colour, and removes another.
  const headers = {
    authorization: `Bearer ${(await storedTokens(page)).access_token}`,
    'content-type': 'application/json',
  };
  const { data: kit } = (await (await fetch(platform.url + KIT, { headers })).json()) as { data: Kit };
  const { name, colors, ...rest } = kit;
  const { fonts, characterStyles, paragraphStyles, media, themes } = rest as Record<string, unknown>;
  const put = (body: object) =>
    fetch(platform.url + KIT, { method: 'PUT', headers, body: JSON.stringify(body) });
  const others = { name, fonts, characterStyles, paragraphStyles, media, themes };
  const changed = colors
    .filter(({ guid }) => guid !== 'coral')
    .map((colour) => (colour.guid === 'sea' ? { ...colour, value: '#115577' } : colour));
  expect((await put({ ...others, colors: changed })).status).toBe(200);

  await page.reload();
  await expect(page.getByText(/The brand kit Partner shops has changed/)).toBeVisible();
  await designer.open('Resources');
  await designer.open('Brand kit');
  await expect(colours.getByRole('listitem')).toHaveText([/^Sea#115577/, /^Deep sea/, /^Coral/]);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Undo update of the brand kit' }).click();
  await expect(colours.getByRole('listitem').first()).toHaveText(/^Sea#2A7F9E/);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(colours.getByRole('listitem').first()).toHaveText(/^Sea#115577/);

  expect((await put({ ...others, colors })).status).toBe(200);
});
