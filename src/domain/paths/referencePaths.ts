/** Where the pages of the API reference stand, which are files beside the console and no pages of it. */
export const REFERENCE_PATHS = {
  management: '/reference/management.html',
  environment: '/reference/environment.html',
  'web-hooks': '/reference/web-hooks.html',
} as const;
