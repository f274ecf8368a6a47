import { describe, expect, it } from 'vitest';
import { isStudioFeatureEnabled } from '@/domain/flags';

describe('isStudioFeatureEnabled', () => {
  const flag = { enabled: true, minimumVersion: '1.26.0' };

  it('R4.36 the global flag enables a feature regardless of its own flag', () => {
    const off = { enabled: false, minimumVersion: '9.0.0' };
    expect(isStudioFeatureEnabled({ globalFlag: true, flag: off, studioVersion: '1.0.0' })).toBe(true);
    expect(isStudioFeatureEnabled({ globalFlag: true, flag: undefined, studioVersion: '1.0.0' })).toBe(true);
  });

  it.each([
    ['1.26.0', true],
    ['1.26', true],
    ['1.100.0', true],
    ['1.25.9', false],
    ['latest', true],
  ])('R4.37 R4.38 with the global flag off, studio %s is enough: %s', (studioVersion, expected) => {
    expect(isStudioFeatureEnabled({ globalFlag: false, flag, studioVersion })).toBe(expected);
  });

  it('R4.37 a flag that is off or missing keeps the feature off', () => {
    const off = { ...flag, enabled: false };
    expect(isStudioFeatureEnabled({ globalFlag: false, flag: off, studioVersion: 'latest' })).toBe(false);
    expect(isStudioFeatureEnabled({ globalFlag: false, flag: undefined, studioVersion: 'latest' })).toBe(
      false,
    );
  });
});
