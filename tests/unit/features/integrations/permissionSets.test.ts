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
  it('grow from nothing to everything, and write only in the last', () => {
    expect(PRESETS.map((preset) => presetPermissions(preset, AVAILABLE).length)).toEqual([0, 4, 6, 8]);
    for (const preset of PRESETS.slice(0, 3))
      expect(presetPermissions(preset, AVAILABLE).some((one) => one.endsWith(':write'))).toBe(false);
    expect(presetPermissions('all', AVAILABLE)).toEqual(allPermissions(AVAILABLE));
  });

  it('are known again in any order, and anything else is none of them', () => {
    for (const preset of PRESETS)
      expect(presetOf(presetPermissions(preset, AVAILABLE).toReversed(), AVAILABLE)).toBe(preset);
    expect(presetOf(['font:write'], AVAILABLE)).toBeUndefined();
    expect(samePermissions(['font:list'], ['font:list', 'font:list'])).toBe(true);
  });
});

describe('tokenRequestSamples', () => {
  const samples = tokenRequestSamples('client-1', { url: 'https://id.test/oauth/token', audience: 'api' });

  it('asks for the same in every language, with a secret that is never in the code', () => {
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
