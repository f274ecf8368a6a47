import type { Page } from '@playwright/test';
import { demoGroupId, demoUserId, ENVIRONMENTS } from '@/demo';
import type { Persona } from './support/personas';
import { expect, test } from './support/test';

/** What nobody breaks for the console: longer than any phone is wide. */
const LONG = 'x'.repeat(120);
const PHONE = { width: 390, height: 844 };

const USER = `/user-management/users/${demoUserId('user@demo.test')}`;
const SETTINGS = `/environments/${ENVIRONMENTS.auroraProduction}/settings`;

const PATHS = [
  '/',
  '/subscription-management/usage',
  '/subscription-management/reports',
  '/environments',
  '/user-management/users',
  `${USER}/details`,
  `${USER}/groups`,
  `${USER}/individual-access`,
  '/user-management/groups',
  `/user-management/groups/${demoGroupId('aurora', 'All users')}`,
  '/user-management/roles',
  '/user-management/individual-access',
  '/user-management/identity-domains',
  '/my-account',
  `/environments/${ENVIRONMENTS.auroraProduction}`,
  SETTINGS,
  `${SETTINGS}/integrations`,
  `${SETTINGS}/connectors`,
  `${SETTINGS}/usage`,
  `${SETTINGS}/compare?with=${ENVIRONMENTS.auroraSandbox}`,
];

/** Pages loaded side by side: while one waits for the network to be quiet, the other is drawn. */
const AT_ONCE = 2;

/** A page on a phone where all that people name has the long name. */
async function openPhone(openAs: (persona: Persona) => Promise<Page>): Promise<Page> {
  const page = await openAs('subscriptionAdmin');
  await page.setViewportSize(PHONE);
  await page.route(/\/api\/v1\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"(name|description|firstName|lastName)":"[^"]*"/g,
      (_whole, key: string) => `"${key}":"${LONG}"`,
    );
    await route.fulfill({ response, body });
  });
  return page;
}

test('on a phone names of 120 letters without a break push no page sideways', async ({ openAs }) => {
  const open = [...PATHS];
  const visitInTurn = async () => {
    const page = await openPhone(openAs);
    for (let path = open.shift(); path; path = open.shift()) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(PHONE.width);
    }
    // What the page asks for by the clock may be under way when it closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
});
