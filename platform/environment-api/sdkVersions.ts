/** One studio release: its SDK and the engine that goes with it. */
export interface SdkVersion {
  sdkVersion: string;
  engineVersion: string;
}

/** The studio releases this platform offers, newest first; `latest` follows the first. */
const RELEASES: Readonly<Record<string, SdkVersion>> = {
  '1.42': { sdkVersion: '1.42.3', engineVersion: '2.18.1' },
  '1.41': { sdkVersion: '1.41.6', engineVersion: '2.17.4' },
  '1.40': { sdkVersion: '1.40.9', engineVersion: '2.16.8' },
};

/** What an environment may be set to, by label. */
export function availableSdkVersions(): Record<string, SdkVersion> {
  const [newest] = Object.values(RELEASES);
  if (!newest) throw new Error('The platform offers no studio release.');
  return { latest: newest, ...RELEASES };
}
