import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

/** Far less time than the slow clients here would take. */
const platform = startWholePlatform({ REQUEST_SECONDS: '1' });
const MEMBERS = 30_000;

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends text byte by byte until the other side closes; returns its response, and how much of the text was left. */
async function drip(start: string, slow: string): Promise<{ answer: string; left: number }> {
  const socket = await open();
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => (answer += chunk));
  const closed = once(socket, 'close');
  socket.write(start);
  let sent = 0;
  while (!socket.destroyed && socket.writable && sent < slow.length) {
    socket.write(slow.charAt(sent));
    sent += 1;
    await wait(100);
  }
  await closed;
  return { answer, left: slow.length - sent };
}

describe('a slow client', () => {
  it('that sends its headers a byte at a time is cut off', async () => {
    const { answer, left } = await drip(
      'GET /api/v1/ping HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'x'.repeat(1_000),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(left).toBeGreaterThan(0);
  });

  it('that sends its body a byte at a time is cut off', async () => {
    const head = 'POST /identity/password HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n';
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n\r\n';
    const { answer, left } = await drip(head + type, 'x'.repeat(1_000));
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(left).toBeGreaterThan(0);
  });

  it('that does not read its response is disconnected, and the response is dropped', async () => {
    const { app, db, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
    const { accessToken } = await signIn.finish(location);
    await db.execute(sql`insert into users (id, email, created_at)
      select gen_random_uuid(), 'slow.' || number || '@demo.test', now() from generate_series(1, ${MEMBERS}::int) as number`);
    await db.execute(sql`insert into memberships (subscription_id, user_id, status, invited_at)
      select ${SUBSCRIPTIONS.aurora}, id, 'Active', now() from users where email like 'slow.%'`);
    const path = `/api/v1/subscriptions/${SUBSCRIPTIONS.aurora}/users`;
    const headers = { authorization: `Bearer ${accessToken}` };
    // Not over the network, where the speed depends on the machine.
    const { body: whole } = await app.inject({ url: path, headers });
    expect((JSON.parse(whole) as unknown[]).length).toBeGreaterThan(MEMBERS);

    const connected = once(app.server, 'connection') as Promise<[Socket]>;
    const socket = await open();
    socket.pause();
    const [served] = await connected;
    const cut = once(served, 'close');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`);
    await cut;
    let taken = 0;
    socket.on('data', (chunk: Buffer) => (taken += chunk.length));
    socket.resume();
    await once(socket, 'close');
    expect(taken).toBeLessThan(whole.length);
    // Writing and reading thirty thousand members is slow on a busy machine.
  }, 120_000);
});
