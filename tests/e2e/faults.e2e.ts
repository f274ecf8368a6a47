import type { Page } from '@playwright/test';
import { FIRST_PAGE, PAGE_LOADERS } from '@/app/routes/pageLoaders';
import { ROUTES } from '@/app/routeTable/routeTable';
import {
  demoGroupId,
  demoId,
  demoUserId,
  ENVIRONMENTS,
  outputSettingId,
  SUBSCRIPTIONS,
  userInterfaceId,
} from '@/demo';
import { FAULTS, hurryTimers, injectFault, type Fault } from './support/faults';
import { expect, test } from './support/test';

const IDS: Record<string, string> = {
  environmentId: ENVIRONMENTS.auroraProduction,
  projectId: demoId(`project:${ENVIRONMENTS.auroraProduction}:full.access:Rye with wild honey, shelf 2`),
  templateId: demoId(`template:${ENVIRONMENTS.auroraProduction}:Business card`),
  brandKitId: demoId(`brand-kit:${ENVIRONMENTS.auroraProduction}:Aurora`),
};

/** Returns one address for each screen of the route table; routes with the same screen count once. */
function addresses(): string[] {
  const screenOf = ({ id }: (typeof ROUTES)[number]) => (id === FIRST_PAGE ? id : PAGE_LOADERS[id]);
  const byScreen = new Map(ROUTES.map((route) => [screenOf(route), route] as const));
  const idOf = (path: string) => {
    if (path.includes('/groups/')) return demoGroupId('aurora', 'All users');
    if (path.includes('/output-settings/'))
      return outputSettingId(ENVIRONMENTS.auroraProduction, 'PDF for the press');
    if (path.includes('/user-interfaces/'))
      return userInterfaceId(ENVIRONMENTS.auroraProduction, 'For the shop');
    return demoUserId('user@demo.test');
  };
  return [...byScreen.values()]
    .filter(({ id }) => id !== 'refresh-token')
    .map(({ path }) => path.replace(/:(\w+)/g, (_whole, name: string) => IDS[name] ?? idOf(path)));
}

// The browser logs every failed call.
test.use({ allowedConsole: [/Failed to load resource|ERR_/] });
test.describe.configure({ mode: 'parallel' });

/** Time limit: a busy machine is slow to read responses of 20 MB, each requested three times. */
const PATIENT = { timeout: 90_000 };

async function visit(page: Page, address: string, met: () => Promise<number>, fault: Fault): Promise<number> {
  await page.goto(`${address}?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Oops/ })).toHaveCount(0);
  const count = await met();
  if (!fault.isSurvived && count > 0)
    await expect(page.getByRole('button', { name: /try again|retry/i }).first()).toBeVisible(PATIENT);
  await expect(page.getByRole('main')).not.toContainText('Borealis');
  return count;
}

/** Pages of a test loaded in parallel: while one waits for its responses another is drawn. */
const AT_ONCE = 2;

for (const fault of FAULTS) {
  const { screens, turn } = fault;
  const which = turn ? `one screen of ${turn.of}` : screens ? 'a screen' : 'every screen';
  test(`R8.01 R8.02 ${which} under ${fault.name} reports missing parts and is never blank`, async ({
    openAs,
  }) => {
    const counts: number[] = [];
    const open = addresses()
      .filter((path) => screens?.test(path) ?? true)
      .filter((_, index) => turn === undefined || index % turn.of === turn.first);
    const visitInTurn = async () => {
      const page = await openAs('fullAccess');
      const met = await injectFault(page, fault);
      await hurryTimers(page);
      for (let address = open.shift(); address; address = open.shift())
        counts.push(await test.step(address, () => visit(page, address, met, fault)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });
}
