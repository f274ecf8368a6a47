import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startPlatform } from '../e2e/support/startPlatform';
import { signIn } from './signIn';
const dirs = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const sites: any[] = []; for (const dir of dirs) sites.push(await (async () => {
  const platform = await startPlatform({ CONSOLE_DIR: dir, ACCESS_TOKEN_SECONDS: '14400' });
  const { state } = await signIn(browser, platform.url);
  return { dir, platform, state };
})());
async function visit(site: any, path: string) {
  const context = await browser.newContext({ storageState: site.state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript((text: string) => {
    const row = `//*[self::tr or self::li or self::article or @role="row"][contains(., "${text}")]`;
    const o = new MutationObserver(() => {
      if (!document.evaluate(row, document, null, XPathResult.BOOLEAN_TYPE).booleanValue) return;
      o.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => { console.log('ROWS'); }));
    });
    o.observe(document, { childList: true, subtree: true });
  }, 'Aurora production');
  const rows = page.waitForEvent('console', (m) => m.text() === 'ROWS');
  await page.goto(site.platform.url + path, { waitUntil: 'commit' });
  await rows;
  const { metrics } = await client.send('Performance.getMetrics');
  await context.close();
  const get = (n: string) => 1000 * (metrics.find((m) => m.name === n)?.value ?? 0);
  return { task: get('TaskDuration'), script: get('ScriptDuration'), layout: get('LayoutDuration'), style: get('RecalcStyleDuration'), compile: get('V8CompileDuration') };
}
const all: Record<string, Awaited<ReturnType<typeof visit>>[]> = {};
for (let i = 0; i <= Number(process.env.N ?? 15); i++) {
  for (const s of sites) { const v = await visit(s, '/environments'); if (i) (all[s.dir] ??= []).push(v); }
  const v = await visit(sites[0]!, '/floor/'); if (i) (all.floor ??= []).push(v);
}
const med = (x: number[]) => [...x].sort((a, b) => a - b)[x.length >> 1]!;
for (const [n, vs] of Object.entries(all)) console.log(n, Object.keys(vs[0]!).map((k) => `${k} ${med(vs.map((v) => (v as any)[k])).toFixed(1)}`).join('  '), 'vs floor', med(vs.map((v, i) => v.task / all.floor![i]!.task)).toFixed(2));
for (const s of sites) await s.platform.dispose(); await browser.close();
