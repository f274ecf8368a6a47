import { invalidField, type Refusal } from '../refusal';
import type { SettingValues } from '../output-setting';

/** What output can be made as. */
export type OutputFormat = 'png' | 'jpg' | 'pdf' | 'gif' | 'mp4';

/** Why files can't be made with settings, though they may be kept: better none than one that is not as it should be. */
export function refusalOfUnmade(
  { watermark, cmykConversion }: SettingValues,
  field: string,
): Refusal | undefined {
  if (watermark)
    return invalidField(field, 'Files with a watermark can’t be made on this platform: switch it off.');
  if (cmykConversion)
    return invalidField(
      field,
      'This platform has no colour profiles to convert to CMYK with: switch CMYK conversion off.',
    );
  return undefined;
}
