import { describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { sendRaw } from './support/sendRaw';
import { SECRET_FILE_TEXT, startWholePlatform } from './support/startWholePlatform';
import { beginSignIn } from './support/signIn';

const platform = startWholePlatform();

/** Values in place of an id or a name. */
const SEGMENTS = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2f',
  '%2e%2e%2f%2e%2e%2fsecret.txt',
  '..%5c..%5csecret.txt',
  '%252e%252e%252fsecret.txt',
  '....//',
  '%00',
  'a%00.txt',
  '%c0%ae%c0%ae',
  '%ff',
  'x'.repeat(2_000),
  "1' or '1'='1",
  '1;drop%20table%20users',
  '*',
  '%25',
];

/** Addresses with a place for each of these. */
const PLACES = [
  '/api/v1/environments/$',
  '/api/v1/subscriptions/$/users',
  `/api/v1/users/${demoUserId('user@demo.test')}/subscriptions/$`,
  '/api/v1/user-groups/$',
  '/api/v1/integrations/$/permissions',
  '/grafx/api/v1/environment/$/settings',
  '/grafx/api/v1/environment/aurora-production/connectors/$',
  '/identity/interaction/$',
];

const FILES = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/passwd',
  '/assets//../../secret.txt',
  '/.%2e/secret.txt',
];

describe('addresses that try to leave their place', () => {
  it.each(PLACES)('get 404 at %s', async (place) => {
    const { app, settings, url } = platform;
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('environment.admin@demo.test', 'demo');
    const { accessToken } = await signIn.finish(location);
    for (const segment of SEGMENTS) {
      const path = place.replace('$', segment.replaceAll(' ', '%20'));
      const answer = await sendRaw(
        url,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\nConnection: close\r\n\r\n`,
      );
      const status = Number(answer.split(' ', 2)[1]);
      expect(status, `${path}\n${answer.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(answer, path).not.toContain(SECRET_FILE_TEXT);
      expect(answer, path).not.toMatch(/\bat .*\.(?:ts|js):\d+/);
    }
  });

  it.each(FILES)('get no file beside the console by %s', async (path) => {
    const answer = await sendRaw(
      platform.url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain(SECRET_FILE_TEXT);
    expect(answer).not.toContain('root:');
  });
});

describe('names of files', () => {
  it.each(['/assets/$', '/$'])('at %s give the page of the console or nothing', async (place) => {
    for (const segment of SEGMENTS) {
      const path = place.replace('$', segment.replaceAll(' ', '%20'));
      const answer = await sendRaw(
        platform.url,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 (?:4\d\d [^]*|200 OK[^]*<title>Console<\/title>)$/);
      expect(answer, path).not.toContain(SECRET_FILE_TEXT);
    }
  });
});

describe('requests with two lengths', () => {
  const body = '0\r\n\r\nGET /api/v1/users/me HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['a length and chunks', `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked`],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked'],
    ['a hidden encoding', 'Transfer-Encoding: chunked, identity'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 4'],
  ])('are refused once and for all: %s', async (_name, headers) => {
    const answer = await sendRaw(
      platform.url,
      `POST /api/v1/users/invitations/trial HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});
