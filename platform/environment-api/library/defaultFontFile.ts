import { DEFAULT_FILES } from '@/engine/text';
import { readBuiltInFont } from '../../rendering';

/** Reads a style of the default family, drawn with a metrically compatible font. */
export function defaultFontFile(style: string): Buffer {
  const bytes = readBuiltInFont(DEFAULT_FILES, style);
  if (!bytes) throw new Error(`The default family has no style ${style}.`);
  return Buffer.from(bytes);
}
