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

/** Headers of files that people have uploaded or made: shown or opened on their own, they can do nothing at all. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...DATA_HEADERS,
  'content-security-policy': `sandbox; default-src 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
};
