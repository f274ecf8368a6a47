import type { Locator, Page, Route } from '@playwright/test';
import { ENVIRONMENTS } from '@/demo';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

/** Failures of a saving call; none of them reaches the platform. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'a dropped connection': (route) => route.abort('connectionreset'),
  'truncated JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"name": "Half of' }),
  'malformed JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"name": [,]}' }),
  'a page instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1>' }),
  '429 with Retry-After': (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { title: 'Too Many Requests' } }),
  '500': (route) => route.fulfill({ status: 500, json: { title: 'Internal Server Error', status: 500 } }),
};

interface Form {
  name: string;
  /** Opens the form and returns its container. */
  open: (page: Page) => Promise<Locator>;
  /** Values to type, by label. */
  typed: Record<string, string>;
  /** Choices made before typing, by label. */
  chosen?: Record<string, string>;
  /** The call that saves. */
  method: string;
  call: RegExp;
  submit: RegExp;
  /** Visible after the save. */
  saved: (page: Page) => Locator;
  /** The path for deleting the created object, by its id. */
  made?: { path: string; idOf: (answer: Record<string, string>) => string | undefined };
}

const FORMS: Form[] = [
  {
    name: 'the name of a user',
    open: async (page) => {
      await page.goto('/my-account');
      return page.getByRole('main');
    },
    typed: { 'First name': 'Typed', 'Last name': 'And Kept' },
    method: 'PATCH',
    call: /\/api\/v1\/users\/[^/]+$/,
    submit: /^Save$/,
    saved: (page) => page.getByRole('button', { name: 'Save', disabled: true }),
  },
  {
    name: 'a new group',
    open: async (page) => {
      await page.goto('/user-management/groups');
      await page.getByRole('button', { name: 'Create group' }).click();
      return page.getByRole('dialog', { name: 'Create group' });
    },
    typed: { Name: 'Kept through faults', Description: 'Typed once.' },
    method: 'POST',
    call: /\/api\/v1\/user-groups$/,
    submit: /^Create group$/,
    saved: (page) => page.getByRole('row').filter({ hasText: 'Kept through faults' }),
    made: { path: 'user-groups', idOf: ({ id }) => id },
  },
  {
    name: 'a new environment',
    open: async (page) => {
      await page.goto('/environments');
      await page.getByRole('button', { name: 'Create environment' }).click();
      return page.getByRole('dialog', { name: 'Create environment' });
    },
    chosen: { Type: 'sandbox' },
    typed: { Name: 'Kept through faults', Description: 'Typed once.' },
    method: 'POST',
    call: /\/api\/v1\/environments$/,
    submit: /^Create environment$/,
    saved: (page) => page.getByRole('row').filter({ hasText: 'Kept through faults' }),
    made: { path: 'environments', idOf: ({ guid }) => guid },
  },
  {
    name: 'a new integration',
    open: async (page) => {
      await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/settings/integrations`);
      await page.getByRole('button', { name: 'Create integration' }).click();
      return page.getByRole('dialog', { name: 'Create integration' });
    },
    typed: { Name: 'Kept through faults', Description: 'Typed once.' },
    method: 'POST',
    call: /\/api\/v1\/integrations$/,
    submit: /^Create integration$/,
    saved: (page) => page.getByRole('dialog', { name: 'The secret of Kept through faults' }),
    made: { path: 'integrations', idOf: ({ clientId }) => clientId },
  },
];

// The browser logs every failed call.
test.use({ allowedConsole: [/Failed to load resource|ERR_/] });

for (const form of FORMS)
  test(`R8.02 ${form.name} is kept through every fault of saving it, and saved in the end`, async ({
    openAs,
    platform,
  }) => {
    const page = await openAs('subscriptionAdmin');
    const place = await form.open(page);
    const before: Record<string, string> = {};
    for (const [label, value] of Object.entries(form.chosen ?? {}))
      await place.getByLabel(label).selectOption(value);
    for (const [label, text] of Object.entries(form.typed)) {
      before[label] = await place.getByLabel(label).inputValue();
      await place.getByLabel(label).fill(text);
    }
    const isKept = async () => {
      for (const [label, text] of Object.entries({ ...form.chosen, ...form.typed }))
        await expect(place.getByLabel(label)).toHaveValue(text);
    };
    const button = place.getByRole('button', { name: form.submit });
    const meet = async (fault: (route: Route) => Promise<void>) => {
      await page.unrouteAll({ behavior: 'wait' });
      await page.route(form.call, (route) =>
        route.request().method() === form.method ? fault(route) : route.fallback(),
      );
    };
    /** Presses the button and returns once the form is waiting, so that the next state belongs to this response. */
    const pressAndWait = async (answer: (route: Route) => Promise<void>) => {
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (release = resolve));
      await meet(async (route) => {
        await held;
        await answer(route);
      });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await isKept();
      release();
    };

    for (const [name, fault] of Object.entries(FAULTS))
      await test.step(name, async () => {
        await pressAndWait(fault);
        await expect(button).not.toHaveAttribute('aria-busy');
        await expect(place.getByRole('alert').first()).toBeVisible();
        await isKept();
      });

    await test.step('a slow answer', async () => {
      const answered = page.waitForResponse((response) => response.request().method() === form.method);
      await pressAndWait((route) => route.continue());
      const made = (await (await answered).json().catch(() => ({}))) as Record<string, string>;
      await expect(form.saved(page)).toBeVisible();
      // A waiting button is disabled too.
      if (!form.made) await expect(button).not.toHaveAttribute('aria-busy');
      const id = form.made?.idOf(made);
      const { access_token } = await storedTokens(page);
      if (form.made)
        expect(
          await page.request
            .delete(`${platform.url}/api/v1/${form.made.path}/${id}`, {
              headers: { Authorization: `Bearer ${access_token}` },
            })
            .then((response) => response.ok()),
        ).toBe(true);
    });

    if (form.made) return;
    for (const [label, text] of Object.entries(before)) await place.getByLabel(label).fill(text);
    const undone = page.waitForResponse((response) => response.request().method() === form.method);
    await button.click();
    expect((await undone).ok()).toBe(true);
  });

test('a page keeps its input and is not left while the leave dialog can’t be loaded', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.route(/\/assets\/LeaveQuestion.*\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/my-account');
  const name = page.getByLabel('Last name');
  await name.fill('Typed And Kept');
  await page.getByRole('link', { name: 'Environments' }).first().click();
  const missing = page.getByTestId('gpf-waiting-dialog');
  await expect(missing.getByRole('alert')).toBeVisible();
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(name).toHaveValue('Typed And Kept');

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: 'Environments' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/environments\?subscriptionId=/);
});
