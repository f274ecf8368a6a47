import { SettingsError } from './SettingsError';

/** A bucket of an S3-compatible service for files. */
export interface S3Settings {
  bucket: string;
  /** Prefix of every key; empty, or ending in a slash. */
  prefix: string;
  /** Origin of the service. @default AWS itself */
  endpoint: string | undefined;
  region: string;
  /** @default the credentials that the machine offers to AWS programs */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * Reads the storage settings from `STORAGE_URL`, `S3_ENDPOINT`, `S3_REGION`, `S3_ACCESS_KEY_ID` and
 * `S3_SECRET_ACCESS_KEY`; undefined for the data directory. @throws SettingsError with the name of the invalid variable
 */
export function readStorage(environment: NodeJS.ProcessEnv): S3Settings | undefined {
  const { STORAGE_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!STORAGE_URL) return undefined;
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(STORAGE_URL) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  if (!bucket || !parts.every((part) => /^[\w.-]+$/.test(part)))
    throw new SettingsError(
      `STORAGE_URL is "${STORAGE_URL}", but has to be s3://bucket or s3://bucket/prefix, or left out for the data directory.`,
    );
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new SettingsError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set together, or neither.');
  return {
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    endpoint: readEndpoint(S3_ENDPOINT),
    region: S3_REGION || 'us-east-1',
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

function readEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new SettingsError(`S3_ENDPOINT is "${text}", but has to be an http or https address.`);
}
