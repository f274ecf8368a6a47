import { invalidField, type Refusal } from '../refusal';
import type { EnvironmentType } from '../environment';
import type { SettingType, SettingValues } from '../output-setting';

/** What output can be made as. */
export type OutputFormat = 'png' | 'jpg' | 'pdf' | 'gif' | 'mp4';

/** The media type of a file of each format. */
export const OUTPUT_MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  gif: 'image/gif',
  mp4: 'video/mp4',
} as const satisfies Record<OutputFormat, string>;

/** The format an output setting is for, in the words of calls. */
export const outputFormatOf = (type: SettingType): OutputFormat => type.toLowerCase() as OutputFormat;

/** Why files can't be made with settings, though they may be kept: better none than one that is not as it should be. */
export const refusalOfUnmade = ({ cmykConversion }: SettingValues, field: string): Refusal | undefined =>
  cmykConversion
    ? invalidField(
        field,
        'This platform has no colour profiles to convert to CMYK with: switch CMYK conversion off.',
      )
    : undefined;

/** Whether every file made in an environment carries a watermark, whatever its setting says. */
export const isAlwaysMarked = (type: EnvironmentType): boolean => type === 'sandbox';

/** The settings files are made with in an environment. */
export const settingsIn = (type: EnvironmentType, settings: SettingValues): SettingValues =>
  isAlwaysMarked(type) ? { ...settings, watermark: true } : settings;
