import { describe, expect, it } from 'vitest';
import { startWholePlatform } from '../security/support/startWholePlatform';

const platform = startWholePlatform();

describe('stopping', () => {
  it('answers 503 at /ready first, finishes open requests and then closes', async () => {
    const { app, lifecycle, url } = platform;
    const ready = await fetch(`${url}/ready`);
    expect(ready.status).toBe(200);

    // An unfinished body keeps a request open until the test ends it.
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const open = fetch(`${url}/identity/oauth/token`, {
      method: 'POST',
      body: body.readable,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as RequestInit);
    await writer.write(new TextEncoder().encode('grant_type=refresh_token&'));
    await expect.poll(() => app.server.listening).toBe(true);

    const stopped = lifecycle.stop(app, 5);
    const told = await fetch(`${url}/ready`);
    expect(told.status).toBe(503);
    expect(await told.json()).toEqual({ status: 'stopping' });
    expect((await fetch(`${url}/ping`)).status).toBe(200);

    await expect.poll(() => app.server.listening).toBe(false);
    await writer.write(new TextEncoder().encode('client_id=platen-console&refresh_token=unknown'));
    await writer.close();
    const answer = await open;
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await stopped).toBe(true);
    await expect(fetch(`${url}/ping`)).rejects.toThrow();
  });
});
