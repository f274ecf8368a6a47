import { newSettingValues, type SettingType, type SettingValues } from '@/domain/output-settings';
import { FIRST_OUTPUT_SETTINGS } from '@/domain/user-interfaces';
import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { demoId } from './random';
import type { DemoOutputSetting } from './outputTypes';

interface Setting {
  readonly name: string;
  readonly type: SettingType;
  readonly description: string;
  readonly isDefault?: boolean;
  readonly values?: Partial<SettingValues>;
}

const SETTINGS: readonly Setting[] = [
  { name: 'PNG for screens', type: 'PNG', description: 'As large as the design.', isDefault: true },
  {
    name: 'PNG at double size',
    type: 'PNG',
    description: 'For displays with many pixels an inch.',
    values: { scaling: 2 },
  },
  { name: 'JPG for web pages', type: 'JPG', description: 'Small files.', values: { quality: 70 } },
  {
    name: 'JPG at best quality',
    type: 'JPG',
    description: 'For galleries and printed proofs.',
    isDefault: true,
    values: { quality: 100, scaling: 2 },
  },
  {
    name: 'PDF for the press',
    type: 'PDF',
    description: 'With crop marks, a file of all rows, and text as shapes.',
    isDefault: true,
    values: { cropMarks: true, outlineText: true, barWidthReduction: 0.03, dataSourceEnabled: true },
  },
  {
    name: 'PDF to look at',
    type: 'PDF',
    description: 'With a watermark, to be sent around.',
    values: { watermark: true, watermarkText: 'DRAFT' },
  },
  { name: 'GIF for e-mail', type: 'GIF', description: '', values: { maxFileSizeInKiloBytes: 1_000 } },
  { name: 'MP4 for social media', type: 'MP4', description: 'Thirty frames a second.', isDefault: true },
];

/** Returns the id of a demo output setting. */
export const outputSettingId = (environmentId: string, name: string): string =>
  demoId(`output-setting:${environmentId}:${name}`);

/** The demo environments with templates and matching output settings. */
export const WITH_TEMPLATES: readonly string[] = [
  ENVIRONMENTS.auroraProduction,
  ENVIRONMENTS.auroraSandbox,
  ENVIRONMENTS.borealisProduction,
];

/** Creates the output settings of these environments; those without templates get the initial ones. */
export const outputSettingRows = (environmentIds: readonly string[], now: Date): DemoOutputSetting[] =>
  environmentIds.flatMap((environmentId) =>
    (WITH_TEMPLATES.includes(environmentId) ? SETTINGS : FIRST_OUTPUT_SETTINGS).map(
      ({ values, isDefault = false, ...setting }, index) => ({
        id: outputSettingId(environmentId, setting.name),
        environmentId,
        isDefault,
        ...setting,
        values: { ...newSettingValues(setting.type), ...values },
        createdAt: new Date(now.getTime() - (90 - index * 5) * DAY),
        modifiedAt: new Date(now.getTime() - (20 + index) * DAY),
      }),
    ),
  );
