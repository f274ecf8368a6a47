/** The version label an environment starts with and that always names the newest version. */
export const DEFAULT_SDK_VERSION = 'latest';

/** One version an environment can be set to, as `settings/available-sdk-versions` describes it. */
export interface SdkVersion {
  readonly sdkVersion: string;
  readonly engineVersion: string;
}

function parts(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Compares two versions as major.minor.patch: negative when the first is lower, zero when equal. Missing parts count
 * as 0 and `latest` counts as the highest (reading 20).
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

/** The name of a version for people; `latest` says which one it stands for when that is known. */
export function sdkVersionLabel(
  version: string | undefined,
  available: Readonly<Record<string, SdkVersion>> = {},
): string {
  const chosen = version ?? DEFAULT_SDK_VERSION;
  if (chosen !== DEFAULT_SDK_VERSION) return chosen;
  const newest = available[DEFAULT_SDK_VERSION]?.sdkVersion;
  return newest ? `Latest (${newest})` : 'Latest';
}
