/** The initial version label of environments, which always means the newest version. */
export const DEFAULT_SDK_VERSION = 'latest';

/** A version that environments may use, as `settings/available-sdk-versions` returns it. */
export interface SdkVersion {
  readonly sdkVersion: string;
  readonly engineVersion: string;
}

function parts(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Compares versions as major.minor.patch: negative if the first is lower, zero if they are equal. Missing parts count
 * as 0, and `latest` is the highest (reading 20).
 */
export function compareSdkVersions(first: string, second: string): number {
  if (first === second) return 0;
  if (first === DEFAULT_SDK_VERSION) return 1;
  if (second === DEFAULT_SDK_VERSION) return -1;
  const [a, b] = [parts(first), parts(second)];
  for (let index = 0; index < 3; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the displayed name of a version; `latest` includes the actual version if known. */
export function sdkVersionLabel(
  version: string | undefined,
  available: Readonly<Record<string, SdkVersion>> = {},
): string {
  const chosen = version ?? DEFAULT_SDK_VERSION;
  if (chosen !== DEFAULT_SDK_VERSION) return chosen;
  const newest = available[DEFAULT_SDK_VERSION]?.sdkVersion;
  return newest ? `Latest (${newest})` : 'Latest';
}
