/** A studio release: its SDK and engine. */
interface StudioRelease {
  readonly sdkVersion: string;
  readonly engineVersion: string;
}

const NEWEST: StudioRelease = { sdkVersion: '1.42.3', engineVersion: '2.18.1' };

/** The studio releases by label; `latest` follows the newest. */
export const STUDIO_RELEASES: Readonly<Record<string, StudioRelease>> = {
  latest: NEWEST,
  '1.42': NEWEST,
  '1.41': { sdkVersion: '1.41.6', engineVersion: '2.17.4' },
  '1.40': { sdkVersion: '1.40.9', engineVersion: '2.16.8' },
};
