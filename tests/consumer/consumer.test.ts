import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium, missingChromium } from '../../scripts/chromium';
import { because } from '../../scripts/testReports';
import { bundleSize } from './bundleSize';
import { type ConsumerApp, installApp } from './installApp';

const BUTTON_BUDGET = 12_000;

let app: ConsumerApp;
beforeAll(async () => {
  app = await installApp();
});
afterAll(() => app.remove());

describe('the package of the design system in an app of its own', { timeout: 60_000 }, () => {
  it('includes its dependencies, but not React', () => {
    const installed = (name: string) => existsSync(join(app.folder, 'node_modules', name, 'package.json'));
    expect(['@stitches/react', 'radix-ui', 'lucide-react'].filter((name) => !installed(name))).toEqual([]);
    const manifest = readFileSync(join(app.folder, 'node_modules/@platen/components/package.json'), 'utf8');
    const { dependencies, sideEffects } = JSON.parse(manifest) as {
      dependencies: object;
      sideEffects: boolean;
    };
    expect(Object.keys(dependencies)).not.toContain('react');
    expect(sideEffects).toBe(false);
  });

  it.each(['bundler', 'nodenext'])('has types that resolve the %s way', async (resolution) => {
    const way = [
      '--moduleResolution',
      resolution,
      '--module',
      resolution === 'bundler' ? 'esnext' : resolution,
    ];
    await app.run('typescript/bin/tsc', '-p', 'tsconfig.json', ...way);
  });

  const missing = missingChromium();
  it.skipIf(missing)(`is drawn, styled and answers${because(missing)}`, async () => {
    await app.run('vite/bin/vite.js', 'build', '--logLevel', 'error');
    const server = fastify();
    await server.register(fastifyStatic, { root: join(app.folder, 'dist') });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(origin);
      const open = page.getByRole('button', { name: 'Open' });
      const look = await open.evaluate((element) => {
        const { backgroundColor, fontFamily } = getComputedStyle(element);
        return { backgroundColor, fontFamily };
      });
      expect(look).toMatchObject({ backgroundColor: 'rgb(113, 72, 234)' });
      expect(look.fontFamily).toContain('Inter Variable');
      await open.click();
      await page
        .getByRole('dialog', { name: 'Rename' })
        .getByRole('textbox', { name: 'Name' })
        .fill('Autumn');
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
      expect(fonts.join()).toContain('Inter Variable');
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it(`costs at most ${BUTTON_BUDGET / 1000} KB for a button only, from either address`, async () => {
    const use = 'console.log(Button);';
    const fromAll = await bundleSize(app.folder, `import { Button } from '@platen/components'; ${use}`);
    const fromOwn = await bundleSize(
      app.folder,
      `import { Button } from '@platen/components/Button'; ${use}`,
    );
    expect(fromAll).toBeLessThanOrEqual(BUTTON_BUDGET);
    expect(fromOwn).toBeLessThanOrEqual(BUTTON_BUDGET);
  });
});
