import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatDateTime, formatDay, formatRelativeTime, formatSize, fromUnixSeconds } from '@/domain/format';

describe('formatSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.00 KB'],
    [1536, '1.54 KB'],
    [999_994, '999.99 KB'],
    [999_995, '1.00 MB'],
    [1_580_000_000_000, '1.58 TB'],
    [2_500_000_000_000_000, '2.50 PB'],
    [-2048, '-2.05 KB'],
  ])('R9.03 shows %i bytes as %s', (bytes, text) => {
    expect(formatSize(bytes, 'en-GB')).toBe(text);
  });

  it("R9.03 uses the reader's decimal separator", () => {
    expect(formatSize(1_580_000, 'de-DE')).toBe('1,58 MB');
    expect(formatSize(7, 'de-DE')).toBe('7 B');
    expect(formatSize(2_500_000, 'de-DE')).toBe('2,50 MB');
  });

  it('R9.03 formats values beyond the largest unit in it, with local grouping', () => {
    expect(formatSize(1_234e18, 'en-GB')).toBe('1,234.00 EB');
    expect(formatSize(1_000e18, 'en-GB')).toBe('1,000.00 EB');
    expect(formatSize(-1_000e18, 'de-DE')).toBe('-1.000,00 EB');
  });

  it.each(['en', 'en-GB', 'en-US'])('R9.03 asks no formatter for what %s writes as scripts do', (locale) => {
    const asked = vi.spyOn(Intl, 'NumberFormat');
    expect(formatSize(1_500, locale)).toBe('1.50 KB');
    expect(asked).not.toHaveBeenCalled();
  });

  it('R9.03 shows no number of 1000 or more below the largest unit', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        expect(formatSize(bytes, 'en-GB')).toMatch(/^(?:\d{1,3} B|\d{1,3}\.\d\d (?:K|M|G|T|P)B)$/);
      }),
    );
  });
});

describe('dates', () => {
  const moment = new Date('2026-03-01T23:30:00Z');

  it("R9.04 are in the reader's zone, with UTC beside", () => {
    expect(formatDateTime(moment, { locale: 'en-GB', timeZone: 'Europe/Brussels' })).toEqual({
      text: '2 Mar 2026, 00:30',
      utc: '1 Mar 2026, 23:30 UTC',
      iso: '2026-03-01T23:30:00.000Z',
    });
    expect(formatDateTime(moment, { locale: 'en-GB', timeZone: 'America/New_York' }).text).toBe(
      '1 Mar 2026, 18:30',
    );
  });

  it('R9.04 a calendar day is the same day in every zone', () => {
    expect(formatDay('2026-01-01', 'en-GB')).toBe('1 Jan 2026');
  });

  it('R3.13 lastSeen and createdAt are Unix seconds', () => {
    expect(fromUnixSeconds(1_772_407_800)).toEqual(new Date('2026-03-01T23:30:00Z'));
  });

  it.each([
    ['2026-03-01T23:29:31Z', 'now'],
    ['2026-03-01T23:29:00Z', '1 minute ago'],
    ['2026-03-01T21:00:00Z', '2 hours ago'],
    ['2026-02-28T23:00:00Z', 'yesterday'],
    ['2026-02-10T23:00:00Z', '2 weeks ago'],
    ['2024-01-01T00:00:00Z', '2 years ago'],
    ['2026-03-02T23:30:00Z', 'tomorrow'],
  ])('R9.04 says how long ago %s was: %s', (iso, text) => {
    expect(formatRelativeTime(new Date(iso), moment, 'en-GB')).toBe(text);
  });
});
