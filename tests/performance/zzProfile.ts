import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startPlatform } from '../e2e/support/startPlatform';
import { signIn } from './signIn';

const SITE = process.env.SITE ?? '.cache/bench';
const RATE = Number(process.env.RATE ?? 4);
const platform = await startPlatform({ CONSOLE_DIR: SITE, ACCESS_TOKEN_SECONDS: '3600' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const { state } = await signIn(browser, platform.url);

async function visit(path: string, traceFile?: string) {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (traceFile) {
    await browser.startTracing(page, { categories: ['devtools.timeline','disabled-by-default-v8.cpu_profiler','v8.execute','v8','blink.user_timing','loading','disabled-by-default-devtools.timeline','disabled-by-default-v8.compile'] });
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  await page.addInitScript((text: string) => {
    const row = `//*[self::tr or self::li or self::article or @role="row"][contains(., "${text}")]`;
    const o = new MutationObserver(() => {
      if (!document.evaluate(row, document, null, XPathResult.BOOLEAN_TYPE).booleanValue) return;
      o.disconnect();
      (window as any).domAt = performance.now();
      performance.mark('rows-dom');
      requestAnimationFrame(() => requestAnimationFrame(() => { (window as any).rowsAt = performance.now(); performance.mark('rows-painted'); }));
    });
    o.observe(document, { childList: true, subtree: true });
  }, 'Aurora production');
  await page.goto(platform.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as any).rowsAt !== undefined);
  const r = await page.evaluate(() => ({
    dom: (window as any).domAt, rows: (window as any).rowsAt,
    marks: performance.getEntriesByType('mark').map((m) => `${m.name} ${Math.round(m.startTime)}`),
    res: performance.getEntriesByType('resource').map((e: any) => `${e.name.replace(location.origin, '').slice(0, 70)} start ${Math.round(e.startTime)} resp ${Math.round(e.responseStart)} end ${Math.round(e.responseEnd)}`),
  }));
  if (traceFile) writeFileSync(traceFile, await browser.stopTracing());
  await context.close();
  return r;
}
await visit('/environments'); await visit('/floor/');
const c: number[] = [], f: number[] = [], cd: number[] = [], fd: number[] = [];
for (let i = 0; i < Number(process.env.N ?? 5); i++) {
  const a = await visit('/environments'); const b = await visit('/floor/');
  c.push(a.rows); f.push(b.rows); cd.push(a.dom); fd.push(b.dom);
}
const med = (x: number[]) => Math.round([...x].sort((a, b) => a - b)[x.length >> 1]!);
console.log('console', med(c), 'dom', med(cd), 'floor', med(f), 'dom', med(fd), 'ratio', (med(c) / med(f)).toFixed(2));
const t = await visit('/environments', '/tmp/logs/console.trace.json');
console.log(t.dom, t.rows, t.marks); console.log(t.res.join('\n'));
const u = await visit('/floor/', '/tmp/logs/floor.trace.json');
console.log(u.dom, u.rows, u.marks); console.log(u.res.join('\n'));
await platform.dispose(); await browser.close();
