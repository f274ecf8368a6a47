import type { TestPlatform } from './startTestPlatform';

/** The address of the environment in most tests. */
export const AURORA = '/grafx/api/v1/environment/aurora-production';

interface EnvironmentAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
  /** Parses the JSON of the response. */
  json<Shape>(): Shape;
}

interface EnvironmentCall {
  /** The part before `@demo.test`. @default 'template.designer' */
  account?: string;
  /** Sent as JSON; a text is sent unchanged. */
  body?: unknown;
  query?: Record<string, string | number>;
}

/** Calls an environment's own API; a path without a leading slash is relative to `AURORA`. */
export async function callEnvironment(
  { app }: Pick<TestPlatform, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { account = 'template.designer', body, query = {} }: EnvironmentCall = {},
): Promise<EnvironmentAnswer> {
  const response = await app.inject({
    method,
    url: path.startsWith('/') ? path : `${AURORA}/${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      authorization: `Bearer ${account}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    json: () => response.json(),
  };
}
