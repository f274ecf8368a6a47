import { describe, expect, it } from 'vitest';
import {
  allPermissions,
  presetOf,
  presetPermissions,
  samePermissions,
  type PresetName,
} from '@/features/integrations/permissionSets';
import { tokenRequestSamples } from '@/features/integrations/tokenRequest';

const AVAILABLE = [
  { resource: 'font', displayName: 'Fonts', actions: ['list', 'read', 'write'] },
  { resource: 'template', displayName: 'Templates', actions: ['list', 'read', 'write'] },
  { resource: 'output', displayName: 'Output', actions: ['animated', 'static'] },
];
const PRESETS: PresetName[] = ['none', 'read', 'output', 'all'];

describe('presets of permissions', () => {
  it('grow from none to all, and write only in the last', () => {
    expect(PRESETS.map((preset) => presetPermissions(preset, AVAILABLE).length)).toEqual([0, 4, 6, 8]);
    for (const preset of PRESETS.slice(0, 3))
      expect(presetPermissions(preset, AVAILABLE).some((one) => one.endsWith(':write'))).toBe(false);
    expect(presetPermissions('all', AVAILABLE)).toEqual(allPermissions(AVAILABLE));
  });

  it('are recognised in any order, and other sets are not', () => {
    for (const preset of PRESETS)
      expect(presetOf(presetPermissions(preset, AVAILABLE).toReversed(), AVAILABLE)).toBe(preset);
    expect(presetOf(['font:write'], AVAILABLE)).toBeUndefined();
    expect(samePermissions(['font:list'], ['font:list', 'font:list'])).toBe(true);
  });
});

describe('tokenRequestSamples', () => {
  const samples = tokenRequestSamples('client-1', { url: 'https://id.test/oauth/token', audience: 'api' });

  it('sends the same request in every language, without the secret in the code', () => {
    expect(samples.map(({ value }) => value)).toEqual(['curl', 'javascript', 'python']);
    for (const { code } of samples) {
      for (const part of [
        'https://id.test/oauth/token',
        'client_credentials',
        'client-1',
        'CLIENT_SECRET',
        'api',
      ])
        expect(code).toContain(part);
    }
  });
});
