import { describe, expect, it } from 'vitest';
import {
  DEPLOYMENT_TYPES,
  ENVIRONMENT_TYPES,
  REGIONS,
  SORT_DIRECTIONS,
  STORAGE_CATEGORIES,
} from '@/domain/environment';
import { LOAD_STATES, VALIDATION_STATES } from '@/domain/states';
import {
  ASSET_KINDS,
  COLOUR_TYPES,
  DATA_TABS,
  DEFAULT_COLOUR,
  ERROR_HANDLING_OPTIONS,
  FONT_FORMATS,
  GUIDE_STYLES,
  ITEM_SOURCES,
  ITEM_TYPES,
  OUTPUT_FORMATS,
  OUTPUT_QUALITIES,
  OUTPUT_TYPES,
  parseFontFormat,
} from '@/domain/studio';
import { INVITATION_RESULT_LABELS, OPERATION_RESULTS } from '@/domain/user';

describe('the named values of the spec', () => {
  it.each<[string, readonly string[], string[]]>([
    ['R1.03 environment types', ENVIRONMENT_TYPES, ['development', 'sandbox', 'production', 'trial']],
    ['R3.50 asset kinds', ASSET_KINDS, ['asset', 'folder']],
    ['R3.51 font formats', FONT_FORMATS, ['TTF', 'OTF']],
    [
      'R3.52 R9.02 storage categories',
      STORAGE_CATEGORIES,
      ['assets', 'documents', 'fonts', 'cache', 'backup', 'other'],
    ],
    ['R3.53 output formats', OUTPUT_FORMATS, ['PNG', 'JPG', 'PDF', 'GIF', 'MP4']],
    ['R3.54 output qualities', OUTPUT_QUALITIES, ['thumbnail', 'medium', 'highest']],
    ['R3.55 output types', OUTPUT_TYPES, ['static', 'animated', 'non-watermarked', 'batch', 'analytics']],
    ['R3.56 item sources', ITEM_SOURCES, ['user', 'grafx', 'builtIn']],
    ['R3.57 item types', ITEM_TYPES, ['Template', 'Project']],
    ['R3.58 data tabs', DATA_TABS, ['media', 'fonts', 'data']],
    ['R3.59 sort directions', SORT_DIRECTIONS, ['asc', 'desc']],
    ['R3.60 guide styles', GUIDE_STYLES, ['line', 'square']],
    ['R3.61 deployment types', DEPLOYMENT_TYPES, ['OnPremises', 'Saas']],
    ['R3.62 regions', REGIONS, ['EA', 'EU', 'CA']],
    ['R3.63 colour types', COLOUR_TYPES, ['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex']],
    [
      'R8.21 R4.03 operation results',
      OPERATION_RESULTS,
      ['Success', 'Failure', 'SendingPasswordResetEmailFailure'],
    ],
    ['R8.25 error handling', ERROR_HANDLING_OPTIONS, ['On errors', 'On errors and warnings', 'Never']],
    ['R4.06 load states', LOAD_STATES, ['loading', 'success', 'error', 'idle', 'resource_not_found']],
    ['R4.07 validation states', VALIDATION_STATES, ['success', 'error']],
  ])('%s', (_name, values, expected) => {
    expect(values).toEqual(expected);
  });

  it('R3.51 accepts font formats in lower case, and no other', () => {
    expect(parseFontFormat('ttf')).toBe('TTF');
    expect(parseFontFormat('OTF')).toBe('OTF');
    expect(parseFontFormat('woff')).toBeUndefined();
  });

  it('R3.64 the default colour is black', () => {
    expect(DEFAULT_COLOUR).toBe('#000000');
  });

  it('R4.03 each invitation result has words of its own', () => {
    expect(new Set(OPERATION_RESULTS.map((result) => INVITATION_RESULT_LABELS[result])).size).toBe(3);
  });
});
