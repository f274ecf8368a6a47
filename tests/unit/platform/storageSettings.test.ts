import { describe, expect, it } from 'vitest';
import { SettingsError } from '../../../platform/SettingsError';
import { readStorage } from '../../../platform/storageSettings';

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the storage location', () => {
  it('is the data directory by default', () => {
    expect(readStorage({ STORAGE_URL: '', S3_REGION: 'eu-west-1' })).toBeUndefined();
  });

  it('is an AWS bucket with the machine’s own credentials', () => {
    expect(readStorage({ STORAGE_URL: 's3://files.example' })).toEqual({
      bucket: 'files.example',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    });
  });

  it('is a bucket of another service, below a prefix', () => {
    const environment = {
      STORAGE_URL: 's3://files/of/platen/',
      S3_ENDPOINT: 'http://minio:9000/',
      S3_REGION: 'x',
    };
    expect(readStorage({ ...environment, ...KEYS })).toEqual({
      bucket: 'files',
      prefix: 'of/platen/',
      endpoint: 'http://minio:9000',
      region: 'x',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
  });

  it.each([
    [
      { STORAGE_URL: 'https://files.example' },
      /^STORAGE_URL is "https:\/\/files\.example", but has to be s3:/,
    ],
    [{ STORAGE_URL: 's3://Files' }, /^STORAGE_URL/],
    [{ STORAGE_URL: 's3://files/a b' }, /^STORAGE_URL/],
    [{ STORAGE_URL: 's3://files', S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT is "minio:9000"/],
    [{ STORAGE_URL: 's3://files', S3_ACCESS_KEY_ID: 'id' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [{ STORAGE_URL: 's3://files', S3_SECRET_ACCESS_KEY: 'x' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  ])('is refused in a sentence that names the variable: %j', (environment, sentence) => {
    expect(() => readStorage(environment)).toThrow(SettingsError);
    expect(() => readStorage(environment)).toThrow(sentence);
  });
});
