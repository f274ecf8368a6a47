import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerConsole } from '../../platform/server/registerConsole';
import { fillEmptyFolder } from '../contract/support/emptyFolder';
import { sendRaw } from './support/sendRaw';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const folder = mkdtempSync(join(tmpdir(), 'platen-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const raw = (lines: string[]) => sendRaw(platform.url, `${lines.join('\r\n')}\r\n\r\n`);

describe('the server’s own answers', () => {
  it.each([
    ['a request nobody can read', ['GET / HTTP/1.1', 'Host: x', 'no header'], 400],
    ['headers that are too long', ['GET / HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(20_000)}`], 431],
    ['an address with nothing', ['GET /nothing?secret=1 HTTP/1.1', 'Host: x', 'Connection: close'], 404],
    ['two hosts', ['GET /ping HTTP/1.1', 'Host: x', 'Host: y', 'Connection: close'], 400],
  ])('to %s carry the security headers, an id and nothing of the query', async (_what, lines, status) => {
    const answer = await raw(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im);
    expect(head).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r?$/im);
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    const id = /^x-request-id: ([\w-]{36})\r?$/im.exec(head)?.[1];
    expect(JSON.parse(body)).toMatchObject({ status, requestId: id });
    expect(answer).not.toContain('secret');
  });

  it('answer 404 for a missing file of the console with any Accept header', async () => {
    for (const accept of ['text/html', '*/*']) {
      const headers = { accept };
      const { statusCode } = await platform.app.inject({ url: '/assets/gone.js', headers });
      expect(statusCode).toBe(404);
    }
  });

  it('to HEAD are those to GET without their body', async () => {
    for (const url of ['/environments', '/assets/a.js', '/config.json', '/ping']) {
      const headers = { accept: 'text/html' };
      const [head, get] = await Promise.all(
        (['HEAD', 'GET'] as const).map((method) => platform.app.inject({ method, url, headers })),
      );
      expect([url, head?.statusCode, head?.body]).toEqual([url, 200, '']);
      expect(head?.headers['content-type']).toBe(get?.headers['content-type']);
    }
  });

  it('never cache pages for long, in any directory of the console', async () => {
    const directory = join(folder, 'assets', 'console');
    mkdirSync(join(directory, 'assets'), { recursive: true });
    writeFileSync(join(directory, 'index.html'), '<!doctype html>');
    writeFileSync(join(directory, 'assets', 'a.js'), 'export {};');
    const app = Fastify();
    registerConsole(app, directory, {});
    const kept = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/assets/a.js')).toContain('immutable');
    await app.close();
  });
});

describe('an invalid setting', () => {
  it.each([
    [
      'CONSOLE_DIR',
      '/nowhere/at/all',
      /^There is no built console in \/nowhere\/at\/all\. Run: npm run build$/,
    ],
    ['HOST', '203.0.113.9', /^HOST is "203\.0\.113\.9", which is no address of this machine/],
    ['SIGNATURE_SECRET', 'a', /^SIGNATURE_SECRET has to be at least 32 random characters/],
  ])(
    'ends the start in one sentence: %s=%s',
    async (name, value, sentence) => {
      const data = join(folder, `data-${name}`);
      await fillEmptyFolder(data);
      const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'platform/main.ts'], {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: '',
          DATA_DIR: data,
          CONSOLE_DIR: platform.consoleDirectory,
          PORT: '4399',
          SEED: 'none',
          [name]: value,
        },
      });
      expect(status).toBe(1);
      // Warnings of a library about the Node version are not about the setting.
      const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('oidc-provider '));
      expect(lines).toEqual([expect.stringMatching(sentence)]);
    },
    120_000,
  );
});
