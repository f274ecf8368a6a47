import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoId, ENVIRONMENTS } from '@/demo';
import { missingNginx, startNginx, type Nginx } from '../../scripts/nginx';
import { missingPostgres, startPostgres, type Postgres } from '../../scripts/postgres';
import { tokenOf } from '../soak/support/callAs';
import { freePort, startPlatform, type RunningPlatform } from './support/startPlatform';
import { startWorker, type RunningWorker } from './support/startWorker';
import { expect, fillSignIn, test } from './support/test';

/* A deployment: Debian's nginx, two platform processes, two workers, one PostgreSQL. */

const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

let postgres: Postgres;
let platforms: RunningPlatform[] = [];
let workers: RunningWorker[] = [];
let dataDirectory: string;
let nginx: Nginx;
let url: string;
let configuration: {
  PLATFORM_API_URL: string;
  identityProvider: { domain: string };
  TRIAL_ENVIRONMENT: string;
};

/** Fetches the raw bytes and headers of a response. */
function fetchAsSent(
  path: string,
  encoding: string,
): Promise<{ headers: Record<string, unknown>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    ask(url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

const missing = missingPostgres() ?? missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  postgres = await startPostgres();
  dataDirectory = mkdtempSync(join(tmpdir(), 'platen-deployed-'));
  const environment = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: url,
    DATA_DIR: dataDirectory,
    JOBS: 'elsewhere',
    SEED: 'demo',
    SIGNATURE_SECRET: 'one secret of all the processes there are',
  };
  platforms = await Promise.all([startPlatform(environment), startPlatform(environment)]);
  workers = await Promise.all([startWorker(environment), startWorker(environment)]);
  configuration = (await (await fetch(`${platforms[0]?.url}/config.json`)).json()) as typeof configuration;
  nginx = await startNginx({
    port,
    root: 'dist',
    servers: platforms.map((platform) => new URL(platform.url).host),
    configuration,
    transportSecurity: TRANSPORT_SECURITY,
  });
});

test.afterAll(async () => {
  await nginx.stop();
  await Promise.all([
    ...platforms.map((platform) => platform.dispose()),
    ...workers.map((worker) => worker.stop()),
  ]);
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('nginx serves the console as the platform does: same headers, cached by content, any address a screen', async ({
  request,
}) => {
  const page = await request.get(`${url}/user-management/users`, { headers: { accept: 'text/html' } });
  const own = await request.get(`${platforms[0]?.url}/user-management/users`, {
    headers: { accept: 'text/html' },
  });
  expect(await page.text()).toBe(await own.text());
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options',
    'cross-origin-opener-policy',
  ]) {
    expect(page.headers()[name], name).toBeTruthy();
    expect(page.headers()[name], name).toBe(own.headers()[name]);
  }
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers().server).toBe('nginx');

  const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(url + script);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['content-security-policy']).toBe(own.headers()['content-security-policy']);
  expect((await request.get(`${url}/assets/of-another-version.js`)).status()).toBe(404);
  const answer = await request.get(`${url}/api/v1/ping`);
  expect(answer.headers()['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
});

test('files are served as compressed at build time, and responses are compressed on the fly', async () => {
  const name = readdirSync('dist/assets').find((each) => /^console-.*\.js$/.test(each)) ?? '';
  const plain = readFileSync(join('dist/assets', name));
  for (const [encoding, unpack, ending] of [
    ['br', brotliDecompressSync, '.br'],
    ['gzip', gunzipSync, '.gz'],
  ] as const) {
    const { headers, bytes } = await fetchAsSent(`/assets/${name}`, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(bytes.equals(readFileSync(join('dist/assets', name + ending)))).toBe(true);
    expect(unpack(bytes).equals(plain)).toBe(true);
  }
  const { headers } = await fetchAsSent(`/assets/${name}`, 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  const answered = await fetchAsSent('/identity/.well-known/openid-configuration', 'gzip');
  expect(answered.headers['content-encoding']).toBe('gzip');
});

test('the https header is on every answer over https, and on no other', async ({ request }) => {
  const unknown = '/assets/of-another-version.js';
  for (const path of ['/environments', unknown, '/config.json', '/api/v1/ping', '/identity/unknown']) {
    const { headers } = await fetchAsSent(path, 'identity');
    expect(headers['strict-transport-security'], path).toBe(TRANSPORT_SECURITY);
  }
  const own = await request.get(`${platforms[0]?.url}/api/v1/ping`);
  expect(own.headers()).not.toHaveProperty('strict-transport-security');
  const plain = await startNginx({
    port: await freePort(),
    root: 'dist',
    servers: ['127.0.0.1:1'],
    configuration,
  });
  try {
    const answer = await request.get(`${plain.url}/environments`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).not.toHaveProperty('strict-transport-security');
  } finally {
    await plain.stop();
  }
});

test('the log has a line per request without its query', async ({ request }) => {
  const path = '/api/v1/of-the-log';
  await request.get(`${url}${path}?code=nobody-reads-this`);
  await expect.poll(() => nginx.log()).toContain(path);
  const lines = nginx.log().trim().split('\n');
  const line = JSON.parse(lines.find((each) => each.includes(path)) ?? '') as Record<string, unknown>;
  expect(line).toMatchObject({ method: 'GET', path, status: 404 });
  expect(line.requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(nginx.log()).not.toContain('nobody-reads-this');
});

test('nginx logs of unreachable processes omit the query too', async ({ request }) => {
  const port = await freePort();
  const alone = await startNginx({ port, root: 'dist', servers: ['127.0.0.1:1'], configuration });
  try {
    const answer = await request.get(`${alone.url}/identity/password?signature=nobody-reads-this`);
    expect(answer.status()).toBe(502);
    await expect.poll(() => alone.log()).toContain('"path":"/identity/password","status":502');
    expect(alone.log()).not.toContain('nobody-reads-this');
  } finally {
    await alone.stop();
  }
});

test('config.json is read on each request, without a new build', async ({ request }) => {
  const file = join(nginx.configurationDirectory, 'config.json');
  const before = await request.get(`${url}/config.json`);
  expect(before.headers()['cache-control']).toBe('no-cache');
  expect(await before.json()).toEqual(configuration);
  writeFileSync(file, JSON.stringify({ ...configuration, TRIAL_ENVIRONMENT: 'changed' }));
  expect(await (await request.get(`${url}/config.json`)).json()).toMatchObject({
    TRIAL_ENVIRONMENT: 'changed',
  });
  writeFileSync(file, JSON.stringify(configuration));
});

test('a file requested from a web process is made by a worker', async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'template.designer')}` };
  const output = `${url}/grafx/api/v1/environment/aurora-production/output`;
  const templateId = demoId(`template:${ENVIRONMENTS.auroraProduction}:Price tag`);
  const started = await request.post(`${output}/pdf`, { headers, data: { templateId, outputSettings: {} } });
  expect(started.status(), await started.text()).toBe(202);
  const task = url + ((await started.json()) as { links: { taskInfo: string } }).links.taskInfo;
  const look = async () => (await request.get(task, { headers })).status();
  await expect.poll(look, { timeout: 60_000, intervals: [100] }).toBe(200);
  const file = await request.get(`${task}/download`, { headers });
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('users sign in and work over two processes, and continue when one of them stops', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/my-account');
  await fillSignIn(page, 'subscriptionAdmin');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.getByLabel('First name').fill('Deployed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name was saved.')).toBeVisible();

  expect(await platforms[0]?.stop()).toBe(0);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Deployed');
  await page.goto('/user-management/users');
  await expect(page.getByRole('grid')).toContainText('@demo.test');

  await platforms[0]?.restart();
  expect(await platforms[1]?.stop()).toBe(0);
  await page.goto('/environments');
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
