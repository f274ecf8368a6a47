/** Browser features that pages may not use: the console uses none of them. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

/** Headers of every response. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
};

/** Headers of responses other than pages: a browser that opens one runs and frames nothing of it. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

/** Headers of files from users: opened on their own, they can do nothing. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...DATA_HEADERS,
  'content-security-policy': `sandbox; default-src 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
};
