import { describe, expect, it } from 'vitest';
import { LINK_LIFETIME, personalLink, userOfLink } from '../../../../platform/identity/personalLink';
import { browserOf, rememberBrowser } from '../../../../platform/identity/knownBrowser';
import { isSignatureOf, signText } from '../../../../platform/identity/signText';

const NOW = new Date('2026-06-18T12:00:00Z');
const SETTINGS = { publicUrl: 'https://platform.test', signatureSecret: 'a secret of thirty-two characters' };
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const linkOf = (userId: string) => queryOf(personalLink('verify', userId, NOW, SETTINGS));

describe('the signature of a text', () => {
  it('is valid for its text, purpose and secret only', () => {
    const signature = signText('personal-link', 'text', SETTINGS);
    expect(isSignatureOf('personal-link', 'text', signature, SETTINGS)).toBe(true);
    expect(isSignatureOf('personal-link', 'other', signature, SETTINGS)).toBe(false);
    expect(isSignatureOf('known-browser', 'text', signature, SETTINGS)).toBe(false);
    expect(isSignatureOf('personal-link', 'text', signature, { signatureSecret: 'another' })).toBe(false);
    expect(isSignatureOf('personal-link', 'text', '', SETTINGS)).toBe(false);
    expect(isSignatureOf('personal-link', 'text', `${signature}A`, SETTINGS)).toBe(false);
  });

  it('is safe in an address', () => {
    expect(signText('personal-link', 'text', SETTINGS)).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link in a mail', () => {
  it('leads to the page of its purpose', () => {
    const { origin, pathname } = new URL(personalLink('password', 'u1', NOW, SETTINGS));
    expect(origin + pathname).toBe('https://platform.test/identity/password');
  });

  it('is valid for its user for a week', () => {
    const link = linkOf('u1');
    expect(LINK_LIFETIME).toBe(7 * 24 * 60 * 60 * 1000);
    expect(userOfLink('verify', link, later(LINK_LIFETIME - 1), SETTINGS)).toBe('u1');
    expect(userOfLink('verify', link, later(LINK_LIFETIME), SETTINGS)).toBeUndefined();
  });

  it('is invalid for another purpose, user or time', () => {
    const link = linkOf('u1');
    expect(userOfLink('password', link, NOW, SETTINGS)).toBeUndefined();
    expect(userOfLink('verify', { ...link, user: 'u2' }, NOW, SETTINGS)).toBeUndefined();
    const longer = String(Number(link.expires) + 1);
    expect(userOfLink('verify', { ...link, expires: longer }, NOW, SETTINGS)).toBeUndefined();
  });

  it.each(['user', 'expires', 'signature'])('is none with two of %s, or without it', (name) => {
    const link = linkOf('u1');
    expect(
      userOfLink('verify', { ...link, [name]: [link[name]!, link[name]!] }, NOW, SETTINGS),
    ).toBeUndefined();
    expect(userOfLink('verify', { ...link, [name]: undefined }, NOW, SETTINGS)).toBeUndefined();
  });
});

describe('a remembered browser', () => {
  // Created by each test: code at import belongs to no test.
  const cookieOf = (header: string) => header.split(';')[0] ?? '';
  const remembered = () => cookieOf(rememberBrowser('a@demo.test', SETTINGS));
  const known = (cookies: string | undefined, address = 'a@demo.test') =>
    browserOf(cookies, address, SETTINGS);

  it('is stored for a year, unreadable to scripts and other sites', () => {
    const header = rememberBrowser('a@demo.test', SETTINGS);
    expect(header.replace(cookieOf(header), '…')).toBe(
      '…; Max-Age=31536000; Path=/identity; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookieOf(header)).toMatch(/^known_browser=[\w-]{22}\.[\w-]{43}$/);
  });

  it('is stored without https when the platform has none', () => {
    const plain = rememberBrowser('a@demo.test', { ...SETTINGS, publicUrl: 'http://platform.test' });
    expect(plain).toMatch(/SameSite=Lax$/);
  });

  it('is another one every time', () => {
    expect(remembered()).not.toBe(remembered());
  });

  it('is recognised by its cookie among others', () => {
    const cookie = remembered();
    const browser = cookie.slice('known_browser='.length, cookie.indexOf('.'));
    for (const cookies of [cookie, `other=1; ${cookie}`, `other=1;${cookie}; more=2`])
      expect(known(cookies)).toBe(browser);
  });

  it('is unknown without its whole cookie, and for every other address', () => {
    const cookie = remembered();
    for (const cookies of [
      undefined,
      '',
      `un${cookie}`,
      cookie.split('.')[0],
      'known_browser=.',
      `${cookie}x`,
    ])
      expect(known(cookies)).toBe('');
    expect(known(cookie, 'b@demo.test')).toBe('');
  });
});
