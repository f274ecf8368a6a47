import { trimEndOf } from '@/domain/format';
import { requireParameters } from '../http';

/** What is needed to reach the API of one environment. */
export interface EnvironmentAddress {
  /** Its guid, under which its answers are remembered. */
  readonly guid: string;
  readonly backOfficeUri: string;
  readonly defaultName: string;
}

/** Values of a query; what is undefined is left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

interface UrlParts {
  /** Below the environment, without a slash in front, such as `settings`. Its parts are encoded by the caller. */
  readonly path: string;
  readonly query?: QueryValues | undefined;
  /** @default false */
  readonly isExperimental?: boolean;
  /** In place of the environment's back office: `devAPIUrl` of mock mode. */
  readonly mockUrl?: string | undefined;
}

/** Where an environment's own API begins, without the environment's name: `…/api/v1/environment`, or `experimental`. */
export function environmentBase(
  { backOfficeUri, defaultName }: EnvironmentAddress,
  { isExperimental = false, mockUrl }: Pick<UrlParts, 'isExperimental' | 'mockUrl'>,
): string {
  requireParameters({ backOfficeUri, defaultName });
  const base = trimEndOf(mockUrl || backOfficeUri, '/');
  const version = isExperimental ? 'experimental' : 'v1';
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(`${base}/api/${version}/environment`, page).href;
}

/**
 * The address of something in an environment's own API: below its back office, or below the mock's address, at
 * `/api/v1/environment/{defaultName}` or `/api/experimental/environment/{defaultName}`.
 * @throws RequiredError without a back office or a default name.
 */
export function environmentUrl(
  address: EnvironmentAddress,
  { path, query = {}, ...where }: UrlParts,
): string {
  const url = new URL(
    `${environmentBase(address, where)}/${encodeURIComponent(address.defaultName)}/${path}`,
  );
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
