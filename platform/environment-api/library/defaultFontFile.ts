import { DEFAULT_FILES } from '@/engine/text';
import { readBuiltInFont } from '../../rendering';

/** The bytes of a style of the default family, which is drawn with letters that are as wide. */
export function defaultFontFile(style: string): Buffer {
  const bytes = readBuiltInFont(DEFAULT_FILES, style);
  if (!bytes) throw new Error(`The default family has no style ${style}.`);
  return Buffer.from(bytes);
}
