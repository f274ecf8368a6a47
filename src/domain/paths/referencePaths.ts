/** The addresses of the API reference, whose files are beside the console. */
export const REFERENCE_PATHS = {
  management: '/reference/management.html',
  environment: '/reference/environment.html',
  'web-hooks': '/reference/web-hooks.html',
} as const;
