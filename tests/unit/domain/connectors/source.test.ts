import { describe, expect, it } from 'vitest';
import { refusalOfConfiguration } from '@/domain/connectors';

const connector = {
  ownerType: 'user',
  source: { type: 'http', address: 'https://a.test/x' },
  allowedDomains: ['a.test'],
  browserAuthentication: 'none',
  serverAuthentication: 'none',
} as const;
const folder = { ...connector, source: { type: 'folder', folderId: 'f' } } as const;

describe('the configuration of a connector', () => {
  it('may have a folder of media for pictures, and an address for everything', () => {
    for (const type of ['media', 'fonts', 'data'] as const)
      expect(refusalOfConfiguration({ ...connector, type })).toBeUndefined();
    expect(refusalOfConfiguration({ ...folder, type: 'media' })).toBeUndefined();
    expect(refusalOfConfiguration({ ...folder, type: 'fonts' })?.errors).toEqual([
      { field: 'source', message: 'Fonts come from a source elsewhere, not from a folder of media.' },
    ]);
    expect(refusalOfConfiguration({ ...folder, type: 'data' })?.errors).toEqual([
      { field: 'source', message: 'Data comes from a source elsewhere, not from a folder of media.' },
    ]);
  });

  it('S14.13 allows user sign-in for pictures only', () => {
    const asking = { ...connector, browserAuthentication: 'oAuth2AuthorizationCode' } as const;
    expect(refusalOfConfiguration({ ...asking, type: 'media' })).toBeUndefined();
    for (const type of ['fonts', 'data'] as const)
      expect(refusalOfConfiguration({ ...asking, type })?.errors?.map(({ field }) => field)).toEqual([
        'authentication',
      ]);
  });
});
