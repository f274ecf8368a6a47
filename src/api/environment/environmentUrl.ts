import { trimEndOf } from '@/domain/format';
import { requireParameters } from '../http';

/** The parts of an environment's address. */
export interface EnvironmentAddress {
  /** Its guid, the cache key of its data. */
  readonly guid: string;
  readonly backOfficeUri: string;
  readonly defaultName: string;
}

/** Query values; undefined ones are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

interface UrlParts {
  /** The path below the environment without a leading slash, such as `settings`. The caller encodes its parts. */
  readonly path: string;
  readonly query?: QueryValues | undefined;
  /** @default false */
  readonly isExperimental?: boolean;
  /** Replaces the environment's back office: `devAPIUrl` of mock mode. */
  readonly mockUrl?: string | undefined;
}

/**
 * Returns the base of an environment's API, without the environment's name: `…/api/v1/environment`, or `experimental`.
 */
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
 * Returns an address in an environment's API: below its back office, or below the mock's address, at
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
