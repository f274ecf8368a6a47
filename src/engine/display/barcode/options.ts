import type { RenderOptions } from 'bwip-js/generic';
import type { BarcodeSettings } from '../../document';
import { code128Words } from './code128Words';

/** What the library is told beside the type. */
export type Options = Omit<RenderOptions, 'bcid'> & {
  /** The text is words of a Code 128, as `^103`, where its types leave that out. */
  readonly raw?: true;
};

/** The number by which readers are told that bytes are UTF-8. */
const UTF8 = '^ECI000026';

const LEVELS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

const isLatin1 = (value: string): boolean => [...value].every((character) => character <= '\u00ff');

/** Bytes of ISO 8859-1, which readers take codes of squares for unless they are told otherwise. */
const latin1 = (value: string): Options => ({ text: value, binarytext: true });

/** UTF-8, told to readers where it matters. */
const utf8 = (value: string): Options =>
  [...value].every((character) => character <= '\u007f')
    ? { text: value }
    : { text: UTF8 + value.replaceAll('^', '^^'), parsefnc: true };

const digitsOnly = (value: string): Options | 'invalidCharacters' =>
  /^\d+$/.test(value) ? { text: value, includetext: true } : 'invalidCharacters';

/** What the library is told of a value, or what it need not be asked for. */
export function optionsOf(
  settings: BarcodeSettings,
  value: string,
): Options | 'invalidCharacters' | 'invalidLength' {
  switch (settings.type) {
    case 'code39':
    case 'gs1128':
      return { text: value };
    case 'code93':
      // Readers refuse it without its check characters.
      return { text: value, includecheck: true };
    case 'code128': {
      const words = code128Words(value, settings.characterSet);
      return Array.isArray(words)
        ? { text: words.map((word: number) => `^${String(word).padStart(3, '0')}`).join(''), raw: true }
        : words;
    }
    case 'ean8':
    case 'ean13':
    case 'upca':
      return digitsOnly(value);
    case 'upce':
      // Six digits are those of number system 0.
      return digitsOnly(value.length === 6 ? `0${value}` : value);
    case 'dataMatrix':
      return isLatin1(value) ? latin1(value) : utf8(value);
    case 'qr': {
      const level = { eclevel: LEVELS[settings.errorCorrection] };
      if (settings.characterSet === 'utf8') return { ...utf8(value), ...level };
      return isLatin1(value) ? { ...latin1(value), ...level } : 'invalidCharacters';
    }
  }
}
