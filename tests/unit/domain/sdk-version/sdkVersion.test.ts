import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareSdkVersions,
  DEFAULT_SDK_VERSION,
  refusalOfVersion,
  sdkVersionLabel,
} from '@/domain/sdk-version';

describe('SDK versions', () => {
  it('R9.30 an environment accepts existing ones only', () => {
    expect(refusalOfVersion('latest')).toBeUndefined();
    expect(refusalOfVersion('1.41')).toBeUndefined();
    for (const version of ['9.99', 'toString', '']) {
      const message = `There is no studio version ${version}.`;
      expect(refusalOfVersion(version)).toEqual({
        status: 400,
        detail: message,
        errors: [{ field: 'sdkVersionPublic', message }],
      });
    }
  });

  it('R9.30 R3.30 the default is latest, also without a version from the platform', () => {
    expect(DEFAULT_SDK_VERSION).toBe('latest');
    expect(sdkVersionLabel(undefined)).toBe('Latest');
  });

  it('R3.31 R9.30 the label of latest contains its version', () => {
    const available = {
      latest: { sdkVersion: '1.42', engineVersion: '1.40' },
      '1.26': { sdkVersion: '1.26.3', engineVersion: '1.25' },
    };
    expect(sdkVersionLabel('latest', available)).toBe('Latest (1.42)');
    expect(sdkVersionLabel('1.26', available)).toBe('1.26');
  });

  it.each([
    ['1.26', '1.26.0', 0],
    ['1.9.0', '1.10.0', -1],
    ['2.0.0', '1.99.99', 1],
    ['1.2.3', '1.2.4', -1],
    ['latest', '99.0.0', 1],
    ['99.0.0', 'latest', -1],
    ['latest', 'latest', 0],
  ])('R4.38 %s against %s: %i', (first, second, sign) => {
    expect(Math.sign(compareSdkVersions(first, second))).toBe(sign);
  });

  it('R4.38 the order is that of major, minor and patch as numbers', () => {
    const version = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99));
    fc.assert(
      fc.property(version, version, (first, second) => {
        const weigh = ([major, minor, patch]: [number, number, number]) =>
          major * 10_000 + minor * 100 + patch;
        expect(Math.sign(compareSdkVersions(first.join('.'), second.join('.')))).toBe(
          Math.sign(weigh(first) - weigh(second)),
        );
      }),
    );
  });
});
