import { invalidField, type Refusal } from '../refusal';
import type { EnvironmentType } from '../environments';
import type { SettingType, SettingValues } from '../output-settings';

/** Format of an output file. */
export type OutputFormat = 'png' | 'jpg' | 'pdf' | 'gif' | 'mp4';

/** The media type of a file of each format. */
export const OUTPUT_MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  gif: 'image/gif',
  mp4: 'video/mp4',
} as const satisfies Record<OutputFormat, string>;

/** Returns the output format of a setting, as in calls. */
export const outputFormatOf = (type: SettingType): OutputFormat => type.toLowerCase() as OutputFormat;

/** Refuses settings that can be stored but not yet produced: no file is better than a wrong one. */
export const refusalOfUnmade = ({ cmykConversion }: SettingValues, field: string): Refusal | undefined =>
  cmykConversion
    ? invalidField(
        field,
        'This platform has no colour profiles to convert to CMYK with: switch CMYK conversion off.',
      )
    : undefined;

/** Whether all output of an environment has a watermark, whatever its setting. */
export const isAlwaysMarked = (type: EnvironmentType): boolean => type === 'sandbox';

/** Returns the effective settings in an environment. */
export const settingsIn = (type: EnvironmentType, settings: SettingValues): SettingValues =>
  isAlwaysMarked(type) ? { ...settings, watermark: true } : settings;
