import { describe, expect, it } from 'vitest';
import { colourTypes, DEFAULT_COLOUR } from '@/domain/colour';
import { DEPLOYMENT_TYPES, ENVIRONMENT_TYPES, REGIONS, STORAGE_CATEGORIES } from '@/domain/environments';
import { INVITATION_RESULT_LABELS, OPERATION_RESULTS } from '@/domain/users';

describe('the named values of the spec', () => {
  it.each<[string, readonly string[], string[]]>([
    ['R1.03 environment types', ENVIRONMENT_TYPES, ['development', 'sandbox', 'production', 'trial']],
    [
      'R3.52 R9.02 storage categories',
      STORAGE_CATEGORIES,
      ['assets', 'documents', 'fonts', 'cache', 'backup', 'other'],
    ],
    ['R3.61 deployment types', DEPLOYMENT_TYPES, ['OnPremises', 'Saas']],
    ['R3.62 regions', REGIONS, ['EA', 'EU', 'CA']],
    ['R3.63 colour types', colourTypes, ['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex']],
    [
      'R8.21 R4.03 operation results',
      OPERATION_RESULTS,
      ['Success', 'Failure', 'SendingPasswordResetEmailFailure'],
    ],
  ])('%s', (_name, values, expected) => {
    expect(values).toEqual(expected);
  });

  it('R3.64 the default colour is black', () => {
    expect(DEFAULT_COLOUR).toBe('#000000');
  });

  it('R4.03 each invitation result has words of its own', () => {
    expect(new Set(OPERATION_RESULTS.map((result) => INVITATION_RESULT_LABELS[result])).size).toBe(3);
  });
});
