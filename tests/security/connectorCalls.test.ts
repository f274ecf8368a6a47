import fc from 'fast-check';
import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceError } from '../../platform/connectors';
import { guardedFetch, guardedPost, type GuardedRequest } from '../../platform/connectors/guardedFetch';
import { isPublicAddress } from '../../platform/connectors/isPublicAddress';
import { openSealed, sealText } from '../../platform/connectors/seal';
import { PUBLIC_ADDRESS, startSource, type TestSource } from '../contract/support/pictureSource';
import { startTestPlatform } from '../contract/support/startTestPlatform';

const open: TestSource[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((source) => source.close()));
});

async function started(answer: RequestListener): Promise<TestSource> {
  const source = await startSource(answer);
  open.push(source);
  return source;
}

const REQUEST: GuardedRequest = {
  url: 'https://agency.test/list',
  allowedDomains: ['agency.test', '*.cdn.test'],
  types: ['application/json'],
  maxBytes: 1_000,
  milliseconds: 5_000,
};

/** Returns the text of a response, or the reason for a failure. */
async function fetched(
  { network }: Pick<TestSource, 'network'>,
  part: Partial<GuardedRequest> = {},
): Promise<string> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of await guardedFetch(network, { ...REQUEST, ...part })) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return `Refused: ${error.message}`;
  }
  return Buffer.concat(pieces).toString();
}

const JSON_TYPE = { 'content-type': 'application/json' };
const give = (response: ServerResponse, text: string, headers: Record<string, string | number> = {}) =>
  void response.writeHead(200, { ...JSON_TYPE, ...headers }).end(text);
/** Redirects of some paths; everything else is a success. */
const redirecting = (to: Record<string, string>) =>
  started((request, response) => {
    const location = to[`${request.headers.host}${request.url}`];
    if (location === undefined) give(response, 'given');
    else response.writeHead(302, { location }).end();
  });

describe('addresses a connector may be connected to', () => {
  const REFUSED = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...[
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.8',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', 'fe80::1', 'febf::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1'],
    ...['::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::'],
    ...[
      '2001::1',
      '2001:db8::1',
      '100::1',
      '5f00::1',
      'fe80::1%eth0',
      'agency.test',
      '',
      '0x7f.1',
      '2130706433',
    ],
  ];

  it.each(REFUSED)('S14.11 are not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:2800:21f::1', '2a00:1450::1'])(
    'S14.11 are those of the public Internet, such as %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('S14.11 are no IPv4 addresses inside IPv6 ones', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
      }),
    );
  });
});

describe('calls of a connector', () => {
  it.each([
    ['http://agency.test/list', 'only addresses that begin with https:// are called'],
    ['file:///etc/passwd', 'only addresses that begin with https:// are called'],
    ['https://evil.test/list', 'evil.test is not among its allowed domains'],
    ['https://agency.test.evil.test/', 'agency.test.evil.test is not among its allowed domains'],
    ['https://agency.test@evil.test/', 'an address with a user name in it is not called'],
    ['https://evil.test#agency.test', 'evil.test is not among its allowed domains'],
    ['https://agency.test.', 'agency.test. is not among its allowed domains'],
    ['https://cdn.test/', 'cdn.test is not among its allowed domains'],
    ['https://127.0.0.1/', '127.0.0.1 is not among its allowed domains'],
    ['https://[::1]/', '[::1] is not among its allowed domains'],
    ['https://0x7f000001/', '127.0.0.1 is not among its allowed domains'],
  ])('S14.11 do not go to %s', async (url, why) => {
    const source = await started((_request, response) => give(response, 'given'));
    expect(await fetched(source, { url })).toBe(`Refused: ${why}`);
    expect([source.calls, source.connected]).toEqual([[], []]);
  });

  it('S14.11 go to no host with a private address, even among public ones', async () => {
    const source = await started((_request, response) => give(response, 'given'));
    for (const addresses of [
      ['127.0.0.1'],
      ['::1'],
      [PUBLIC_ADDRESS, '10.0.0.1'],
      ['::ffff:169.254.169.254'],
    ]) {
      source.addresses.set('agency.test', addresses);
      expect(await fetched(source)).toBe('Refused: agency.test has an address that is not public');
    }
    source.addresses.set('agency.test', []);
    expect(await fetched(source)).toBe('Refused: there is no host agency.test');
    expect(source.connected).toEqual([]);
  });

  it('S14.11 use the checked address even when the name resolves to another later', async () => {
    const source = await started((_request, response) => give(response, 'given'));
    let asked = 0;
    const network = {
      ...source.network,
      resolve: () => Promise.resolve([(asked += 1) === 1 ? PUBLIC_ADDRESS : '127.0.0.1']),
    };
    expect(await fetched({ network })).toBe('given');
    expect([asked, source.connected]).toEqual([1, [PUBLIC_ADDRESS]]);
    expect(await fetched({ network })).toBe('Refused: agency.test has an address that is not public');
  });

  it('S14.11 follow a redirect to an allowed host without the credentials', async () => {
    const source = await redirecting({
      'agency.test/list': '/moved',
      'agency.test/moved': 'https://files.cdn.test/one',
    });
    expect(await fetched(source, { credentials: { 'x-key': 'hush' } })).toBe('given');
    expect(source.calls.map(({ line, headers }) => [line, headers['x-key']])).toEqual([
      ['GET agency.test/list', 'hush'],
      ['GET agency.test/moved', 'hush'],
      ['GET files.cdn.test/one', undefined],
    ]);
  });

  it.each([
    ['https://evil.test/', 'evil.test is not among its allowed domains'],
    ['http://agency.test/', 'only addresses that begin with https:// are called'],
    ['https://169.254.169.254/latest', '169.254.169.254 is not among its allowed domains'],
    ['//evil.test/', 'evil.test is not among its allowed domains'],
    ['https://inside.cdn.test/', 'inside.cdn.test has an address that is not public'],
    ['gopher://agency.test/', 'only addresses that begin with https:// are called'],
    ['https://', 'its address can’t be read'],
    ['/list', 'it redirects without end'],
  ])('S14.11 do not follow a redirect to %s', async (location, why) => {
    const source = await redirecting({ 'agency.test/list': location });
    source.addresses.set('inside.cdn.test', ['192.168.0.10']);
    expect(await fetched(source)).toBe(`Refused: ${why}`);
    expect(new Set(source.calls.map(({ line }) => line))).toEqual(new Set(['GET agency.test/list']));
  });

  it('S14.12 post secrets to no address they are redirected to', async () => {
    const source = await redirecting({ 'agency.test/list': 'https://files.cdn.test/' });
    expect(await fetched(source, { form: new URLSearchParams({ client_secret: 'hush' }) })).toBe(
      'Refused: it answered with a redirect where none is followed',
    );
    expect(source.calls).toHaveLength(1);
  });

  it('end when a response is too large, with or without a declared length', async () => {
    const told = await started((_request, response) => give(response, 'x'.repeat(1_001)));
    expect(await fetched(told)).toBe('Refused: its answer is larger than 0 MB');
    let isCut = false;
    const endless = await started((_request, response) => {
      response.writeHead(200, JSON_TYPE);
      const timer = setInterval(() => response.write('x'.repeat(400)), 1);
      response.once('close', () => {
        isCut = true;
        clearInterval(timer);
      });
    });
    expect(await fetched(endless)).toBe('Refused: its answer is larger than 0 MB');
    await expect.poll(() => isCut).toBe(true);
  });

  it('end when a response is late, also after its start', async () => {
    const silent = await started(() => undefined);
    expect(await fetched(silent, { milliseconds: 50 })).toBe('Refused: it takes too long');
    const stuck = await started((_request, response) => void response.writeHead(200, JSON_TYPE).write('x'));
    expect(await fetched(stuck, { milliseconds: 200 })).toBe('Refused: it takes too long');
    const network = { ...silent.network, resolve: () => new Promise<never>(() => undefined) };
    expect(await fetched({ network }, { milliseconds: 50 })).toBe('Refused: it takes too long');
  });

  it('refuse another content type and compressed content', async () => {
    const page = await started((_request, response) => give(response, 'x', { 'content-type': 'text/html' }));
    expect(await fetched(page)).toBe('Refused: it answered with another kind of file');
    const packed = await started((_request, response) => give(response, 'x', { 'content-encoding': 'gzip' }));
    expect(await fetched(packed)).toBe('Refused: its answer is compressed');
    const broken = await started((request) => void request.socket.destroy());
    expect(await fetched(broken)).toBe('Refused: the connection failed');
  });
});

describe('sealed credentials', () => {
  it('S14.12 decrypt only with the same key and context; tampered ones are refused', () => {
    const sealed = sealText('a secret', 'here', 'hush');
    expect(openSealed('a secret', 'here', sealed)).toBe('hush');
    expect(sealText('a secret', 'here', 'hush')).not.toBe(sealed);
    expect(openSealed('a secret', 'there', sealed)).toBeUndefined();
    expect(openSealed('another', 'here', sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openSealed('a secret', 'here', changed.toString('base64url'))).toBeUndefined();
    }
    for (const text of ['', 'x', sealed.slice(0, 20)])
      expect(openSealed('a secret', 'here', text)).toBeUndefined();
  });
});

describe('calls of the platform to a connector’s source', () => {
  const platform = startTestPlatform();
  const BASE = '/grafx/api/v1/environment/aurora-production/connectors';
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const { statusCode, body } = await platform.app.inject({
      method,
      url: `${BASE}${path}`,
      headers: { authorization: 'Bearer environment.admin' },
      ...(payload && { payload }),
    });
    return { status: statusCode, body: JSON.parse(body) as { id: string; detail: string } };
  };
  /** Returns the error of a connector's catalogue request. */
  async function trouble(allowedDomains: string[]): Promise<string> {
    const { body } = await call('POST', '', {
      name: 'Attack',
      type: 'media',
      allowedDomains,
      source: { type: 'http', address: 'https://agency.test/pictures' },
    });
    await call('PATCH', `/${body.id}`, { enabled: true });
    const listed = await call('GET', `/${body.id}/assets`);
    expect(listed.status).toBe(502);
    return listed.body.detail;
  }

  it('S14.11 calls no private address, and no other host after a redirect', async () => {
    const source = await redirecting({
      'agency.test/pictures/assets?limit=50': 'https://inside.test/secrets',
    });
    platform.network = source.network;
    expect(await trouble(['agency.test'])).toBe(
      'Attack can’t be reached: inside.test is not among its allowed domains.',
    );
    expect(source.calls).toHaveLength(1);
  });

  it('S14.11 calls no private address a name of an allowed domain leads to', async () => {
    const source = await redirecting({
      'agency.test/pictures/assets?limit=50': 'https://inside.test/secrets',
    });
    platform.network = source.network;
    source.addresses.set('inside.test', ['10.0.0.1']);
    expect(await trouble(['agency.test', 'inside.test'])).toBe(
      'Attack can’t be reached: inside.test has an address that is not public.',
    );
    expect(source.connected).toEqual([PUBLIC_ADDRESS]);
  });

  it('S14.11 downloads pictures from allowed addresses only', async () => {
    const source = await started((_request, response) =>
      give(response, JSON.stringify({ id: 'a', name: 'a.png', download: 'https://127.0.0.1/etc' })),
    );
    platform.network = source.network;
    const { body } = await call('POST', '', {
      name: 'Attack',
      type: 'media',
      allowedDomains: ['agency.test'],
      source: { type: 'http', address: 'https://agency.test/pictures' },
    });
    await call('PATCH', `/${body.id}`, { enabled: true });
    const shown = await call('GET', `/${body.id}/picture/thumbnail?assetId=a`);
    expect([shown.status, shown.body.detail]).toEqual([
      502,
      'Attack can’t be reached: 127.0.0.1 is not among its allowed domains.',
    ]);
    expect(source.calls).toHaveLength(1);
  });
});

describe('deliveries to a web hook', () => {
  const post = (network: TestSource['network'], part: Partial<Parameters<typeof guardedPost>[1]> = {}) =>
    guardedPost(network, {
      url: 'https://shop.test/hook',
      headers: {},
      content: { type: 'application/json', body: '{}' },
      milliseconds: 5_000,
      allowsLocal: false,
      ...part,
    }).catch((error: unknown) => (error as Error).message);

  it('S16.10 fails when the receiver takes too long', async () => {
    const silent = await started(() => undefined);
    expect(await post(silent.network, { milliseconds: 50 })).toBe('it takes too long');
  });

  it('follows no redirect', async () => {
    const source = await redirecting({ 'shop.test/hook': 'https://elsewhere.test/' });
    expect(await post(source.network)).toBe(302);
    expect(source.calls).toHaveLength(1);
  });

  it.each([
    ['http://shop.test/hook', 'only addresses that begin with https:// are called'],
    ['http://localhost:1/hook', 'only addresses that begin with https:// are called'],
    ['https://me:secret@shop.test/hook', 'an address with a user name in it is not called'],
  ])('never goes to %s', async (url, why) => {
    const source = await started(() => undefined);
    expect(await post(source.network, { url })).toBe(why);
    expect(source.connected).toEqual([]);
  });
});
