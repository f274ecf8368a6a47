import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

const STYLE = `
  :root { color-scheme: light dark; --ground: #f6f7fb; --card: #fff; --ink: #14163a; --soft: #5a5f7d; --line: #d5d8e6; --action: #5f30e2; --bad: #b3132f; --bad-ground: #fdecef; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0d0e1d; --card: #17192c; --ink: #eceefb; --soft: #a3a8c6; --line: #34385a; --action: #7a52f0; --bad: #ff9aa8; --bad-ground: #3a1622; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--ink); font: 14px/20px Inter, system-ui, sans-serif; }
  main { width: 100%; max-width: 400px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 32px; }
  h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; }
  p { margin: 0 0 24px; color: var(--soft); }
  label { display: block; margin: 0 0 4px; font-weight: 600; }
  input { width: 100%; height: 40px; margin: 0 0 16px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; }
  button { font: inherit; cursor: pointer; border-radius: 6px; }
  button.primary { width: 100%; height: 40px; border: 0; background: var(--action); color: #fff; font-weight: 600; }
  :focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
  [role=alert] { margin: 0 0 16px; padding: 12px; border-radius: 6px; background: var(--bad-ground); color: var(--bad); }
  section { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
  h2 { margin: 0 0 4px; font-size: 14px; }
  section p { margin: 0 0 8px; }
  ul { margin: 0; padding: 0; list-style: none; }
  li button { width: 100%; padding: 6px 8px; border: 0; background: transparent; color: inherit; text-align: left; }
  li button:hover { background: var(--ground); }
  li span { display: block; color: var(--soft); font-size: 12px; line-height: 16px; }
  a { color: inherit; }
  p.below { margin: 16px 0 0; text-align: center; }
`;

const FILL_SCRIPT = `
  for (const button of document.querySelectorAll('[data-email]')) {
    button.addEventListener('click', () => {
      document.querySelector('#email').value = button.dataset.email;
      document.querySelector('#password').value = 'demo';
      document.querySelector('button.primary').focus();
    });
  }
`;

const SUBMIT_SCRIPT = `document.forms[0].submit();`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content-Security-Policy of the provider's own pages: their style and scripts, nothing else. Forms may be sent only
 * here and, after a redirect, to the console.
 */
export const PAGE_SECURITY_POLICY = [
  `default-src 'none'`,
  `img-src 'self'`,
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(FILL_SCRIPT)} ${hash(SUBMIT_SCRIPT)}`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function page(title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>${body}</main>
${script && `<script>${script}</script>`}
</body>
</html>`;
}

/** A demo account in the list on the sign-in page. */
export interface DemoAccount {
  email: string;
  /** The account's permissions, in a few words. */
  description: string;
}

/** The sign-in form, posting to its own address. `message` describes the last failure. */
export function signInPage(input: { email?: string; message?: string; demoAccounts: DemoAccount[] }): string {
  const { email = '', message, demoAccounts } = input;
  const items = demoAccounts.map(
    (account) =>
      `<li><button type="button" data-email="${escapeHtml(account.email)}">${escapeHtml(account.email)}` +
      `<span>${escapeHtml(account.description)}</span></button></li>`,
  );
  const demo = items.length
    ? `<section><h2>Demo accounts</h2><p>The password of each is <code>demo</code>.</p><ul>${items.join('')}</ul></section>`
    : '';
  return page(
    'Sign in · Platen',
    `<h1>Sign in to Platen</h1>
<p>Use the account of your organisation.</p>
${message ? `<div role="alert" id="message">${escapeHtml(message)}</div>` : ''}
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${message ? ' aria-describedby="message"' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${message ? ' aria-describedby="message" autofocus' : ''}>
<button class="primary" type="submit">Sign in</button>
</form>
${demo}`,
    FILL_SCRIPT,
  );
}

/** Submits the provider's logout form at once; without scripts, a button does. */
export function logoutPage(form: string): string {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes">$&');
  const formId = /id="([^"]+)"/.exec(form)?.[1] ?? '';
  return page(
    'Logging out · Platen',
    `<h1>Logging out</h1>${confirmed}<noscript><button class="primary" type="submit" form="${escapeHtml(formId)}">Log out</button></noscript>`,
    SUBMIT_SCRIPT,
  );
}

/** Asks for confirmation before a session ends without a user's request; works without scripts. */
export function askLogoutPage(form: string, homeUrl: string): string {
  const button =
    '<input type="hidden" name="logout" value="yes"><button class="primary" type="submit">Log out</button>';
  return page(
    'Log out? · Platen',
    `<h1>Log out of Platen?</h1>
<p>Something has asked to end your session in this browser. If it was not you, stay signed in.</p>
${form.replace('</form>', `${button}$&`)}
<p class="below"><a href="${escapeHtml(homeUrl)}">Stay signed in</a></p>`,
  );
}

/** The form that sets the first password, posting to its own address. `message` describes the last failure. */
export function passwordPage(input: { email: string; shortest: number; message?: string }): string {
  const { email, shortest, message } = input;
  return page(
    'Set a password · Platen',
    `<h1>Welcome to Platen</h1>
<p>Set the password you will sign in with.</p>
${message ? `<div role="alert" id="message">${escapeHtml(message)}</div>` : ''}
<form method="post">
<label for="email">Email</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortest}" autofocus aria-describedby="${message ? 'message ' : ''}rule">
<p id="rule">At least ${shortest} characters.</p>
<button class="primary" type="submit">Set password</button>
</form>`,
  );
}

/** A plain message page with a link, for errors that can't be returned to the console. */
export function messagePage(input: {
  title: string;
  message: string;
  homeUrl: string;
  /** @default 'Back to the console' */
  link?: string;
}): string {
  const { title, message, homeUrl, link = 'Back to the console' } = input;
  return page(
    `${title} · Platen`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p><a href="${escapeHtml(homeUrl)}">${escapeHtml(link)}</a>`,
  );
}

/** Sends one of these pages with their security policy. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_SECURITY_POLICY)
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
