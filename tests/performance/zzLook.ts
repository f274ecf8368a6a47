import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startPlatform } from '../e2e/support/startPlatform';
import { signIn } from './signIn';
const platform = await startPlatform({ ACCESS_TOKEN_SECONDS: '3600' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const { state } = await signIn(browser, platform.url);
for (const [name, path, delay] of [['slow', '/environments', 2500], ['users', '/users', 0], ['usage', '/usage', 0], ['fast', '/environments', 0]] as const) {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = []; page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) errors.push(m.text()); });
  if (delay) await page.route('**/api/v1/subscriptions*', async (r) => { await new Promise((x) => setTimeout(x, delay)); await r.continue(); });
  await page.goto(platform.url + path);
  if (delay) { await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/logs/${name}-1.png` }); }
  await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/logs/${name}.png` });
  console.log(name, await page.title(), errors);
  await context.close();
}
await platform.dispose(); await browser.close();
