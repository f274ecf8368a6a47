import { contentSecurityPolicy, type ConfiguredAddresses } from './contentSecurityPolicy';

/** What a page may not ask the browser for: the console uses none of it. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

/** Headers of every answer, whatever it is. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
};

/** Headers of answers that are no pages: a browser that is led to one runs and frames nothing of it. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

/**
 * Headers of the console's page and files, by lower-case name. The sign-in popup has to reach the page that opened it,
 * so that page keeps what it opens itself.
 */
export function consoleHeaders(configuration: ConfiguredAddresses): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(configuration),
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  };
}
