// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LINK_LIFETIME, personalLink, userOfLink } from '../../../../platform/identity/personalLink';
import { browserOf, rememberBrowser } from '../../../../platform/identity/knownBrowser';
import { isSignatureOf, signText } from '../../../../platform/identity/signText';

const NOW = new Date('2026-06-18T12:00:00Z');
const SETTINGS = { publicUrl: 'https://platform.test', signatureSecret: 'a secret of thirty-two characters' };
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const link = queryOf(personalLink('verify', 'u1', NOW, SETTINGS));

describe('the signature of a text', () => {
  it('holds for its text, purpose and secret, and for nothing else', () => {
    const signature = signText('personal-link', 'text', SETTINGS);
    expect(isSignatureOf('personal-link', 'text', signature, SETTINGS)).toBe(true);
    expect(isSignatureOf('personal-link', 'other', signature, SETTINGS)).toBe(false);
    expect(isSignatureOf('known-browser', 'text', signature, SETTINGS)).toBe(false);
    expect(isSignatureOf('personal-link', 'text', signature, { signatureSecret: 'another' })).toBe(false);
    expect(isSignatureOf('personal-link', 'text', '', SETTINGS)).toBe(false);
    expect(isSignatureOf('personal-link', 'text', `${signature}A`, SETTINGS)).toBe(false);
  });

  it('can stand in an address', () => {
    expect(signText('personal-link', 'text', SETTINGS)).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link in a mail', () => {
  it('leads to the page of its purpose', () => {
    const { origin, pathname } = new URL(personalLink('password', 'u1', NOW, SETTINGS));
    expect(origin + pathname).toBe('https://platform.test/identity/password');
  });

  it('is good for whom it was made, for a week', () => {
    expect(LINK_LIFETIME).toBe(7 * 24 * 60 * 60 * 1000);
    expect(userOfLink('verify', link, later(LINK_LIFETIME - 1), SETTINGS)).toBe('u1');
    expect(userOfLink('verify', link, later(LINK_LIFETIME), SETTINGS)).toBeUndefined();
  });

  it('is good for no other purpose, user or time', () => {
    expect(userOfLink('password', link, NOW, SETTINGS)).toBeUndefined();
    expect(userOfLink('verify', { ...link, user: 'u2' }, NOW, SETTINGS)).toBeUndefined();
    const longer = String(Number(link.expires) + 1);
    expect(userOfLink('verify', { ...link, expires: longer }, NOW, SETTINGS)).toBeUndefined();
  });

  it.each(['user', 'expires', 'signature'])('is none with two of %s, or without it', (name) => {
    expect(
      userOfLink('verify', { ...link, [name]: [link[name]!, link[name]!] }, NOW, SETTINGS),
    ).toBeUndefined();
    expect(userOfLink('verify', { ...link, [name]: undefined }, NOW, SETTINGS)).toBeUndefined();
  });

  it('for nobody is none, though what is missing were signed', () => {
    const nobody = queryOf(personalLink('verify', '', NOW, SETTINGS));
    expect(userOfLink('verify', nobody, NOW, SETTINGS)).toBe('');
    expect(userOfLink('verify', { ...nobody, user: ['Stryker'] }, NOW, SETTINGS)).toBe('');
  });
});

describe('a browser somebody has signed in with', () => {
  const header = rememberBrowser('a@demo.test', SETTINGS);
  const [cookie = ''] = header.split(';');
  const browser = cookie.split('=')[1]!.split('.')[0]!;

  it('is remembered for a year, out of reach of scripts and other sites', () => {
    expect(header.replace(cookie, '…')).toBe(
      '…; Max-Age=31536000; Path=/identity; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookie).toMatch(/^known_browser=[\w-]{22}\.[\w-]{43}$/);
  });

  it('is remembered without https where the platform has none', () => {
    const plain = rememberBrowser('a@demo.test', { ...SETTINGS, publicUrl: 'http://platform.test' });
    expect(plain).toMatch(/SameSite=Lax$/);
  });

  it('is another one every time', () => {
    expect(rememberBrowser('a@demo.test', SETTINGS)).not.toBe(header);
  });

  it.each([cookie, `other=1; ${cookie}`, `other=1;${cookie}; more=2`])(
    'is known by its cookie: %s',
    (cookies) => {
      expect(browserOf(cookies, 'a@demo.test', SETTINGS)).toBe(browser);
    },
  );

  it.each([undefined, '', `un${cookie}`, cookie.split('.')[0], 'known_browser=.', `${cookie}x`])(
    'is a stranger with %s',
    (cookies) => {
      expect(browserOf(cookies, 'a@demo.test', SETTINGS)).toBe('');
    },
  );

  it('is a stranger to every other address', () => {
    expect(browserOf(cookie, 'b@demo.test', SETTINGS)).toBe('');
  });
});
