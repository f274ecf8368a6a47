import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startPlatform } from '../e2e/support/startPlatform';
import { measureVisit } from './measurePage';
import { signIn } from './signIn';
/* args: site dirs; compares each with floor of first and with each other, interleaved. */
const dirs = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const sites = await Promise.all(dirs.map(async (dir) => {
  const platform = await startPlatform({ CONSOLE_DIR: dir, ACCESS_TOKEN_SECONDS: '14400' });
  const { state } = await signIn(browser, platform.url);
  return { dir, platform, visit: (path: string) => measureVisit(browser, { url: platform.url + path, text: 'Aurora production', storageState: state }) };
}));
const rows: Record<string, number[]> = {}; const reqs: Record<string, string> = {};
for (let i = 0; i <= Number(process.env.N ?? 15); i++) {
  for (const [name, f] of [...sites.map((s) => [s.dir, () => s.visit('/environments')] as const), ['floor', () => sites[0]!.visit('/floor/')] as const]) {
    const v = await f(); if (i === 0) continue; (rows[name] ??= []).push(v.rowsVisible); reqs[name] = `${v.requests} req ${(v.bytes/1000).toFixed(1)} KB longest ${v.longestTask.toFixed(0)}`;
  }
}
const med = (x: number[]) => [...x].sort((a, b) => a - b)[x.length >> 1]!;
for (const n of Object.keys(rows)) console.log(n, Math.round(med(rows[n]!)), 'min', Math.round(Math.min(...rows[n]!)), 'vs floor', med(rows[n]!.map((v, i) => v / rows.floor![i]!)).toFixed(2), 'vs first', med(rows[n]!.map((v, i) => v / rows[dirs[0]!]![i]!)).toFixed(3), reqs[n]);
for (const s of sites) await s.platform.dispose(); await browser.close();
