import { ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

/** Pages of the navigation by name, each with an item on it. */
const STUDIO = [
  ['Templates', 'Business card'],
  ['Collections', 'Create collection'],
  ['My projects', 'Your projects'],
  ['Output settings', 'Create output setting'],
  ['User interfaces', 'Create user interface'],
] as const;

const LIBRARY = [
  ['Publisher', 'Create workspace'],
  ['Media', 'Upload'],
  ['Fonts', 'Upload'],
  ['Brand kits', 'Create brand kit'],
] as const;

test('R1.09 templates, collections, projects, output settings and user interfaces of an environment are opened from its navigation', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const home = `/environments/${ENVIRONMENTS.auroraProduction}`;
  await page.goto(home);
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  for (const [area, thing] of STUDIO) {
    await page.getByRole('navigation').getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${home}/studio/`));
    await expect(page.getByRole('main').getByText(thing).first()).toBeVisible();
  }
});

for (const [persona, environmentId] of [
  ['templateDesigner', ENVIRONMENTS.auroraProduction],
  ['contentAdminClassic', ENVIRONMENTS.borealisProduction],
] as const)
  test(`R1.10 the publisher, media, fonts and brand kits of an environment are opened from its navigation by a ${persona}`, async ({
    openAs,
  }) => {
    const page = await openAs(persona);
    await page.goto(`/environments/${environmentId}`);
    for (const [area, thing] of LIBRARY) {
      await page.getByRole('navigation').getByRole('link', { name: area, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/environments/${environmentId}/`));
      await expect(page.getByRole('main').getByText(thing).first()).toBeVisible();
    }
  });
