import type { RenderOptions } from 'bwip-js/generic';
import type { BarcodeSettings } from '../../document';
import { code128Words } from './code128Words';

/** Options of the library beside the type. */
export type Options = Omit<RenderOptions, 'bcid'> & {
  /** The text is a list of Code 128 words such as `^103`; the library's types lack it. */
  readonly raw?: true;
};

/** The marker by which readers recognise UTF-8. */
const UTF8 = '^ECI000026';

const LEVELS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

const isLatin1 = (value: string): boolean => [...value].every((character) => character <= '\u00ff');

/** Returns bytes of ISO 8859-1, which readers assume by default. */
const latin1 = (value: string): Options => ({ text: value, binarytext: true });

/** Returns UTF-8, marked for readers only if a character is not ASCII. */
const utf8 = (value: string): Options =>
  [...value].every((character) => character <= '\u007f')
    ? { text: value }
    : { text: UTF8 + value.replaceAll('^', '^^'), parsefnc: true };

const digitsOnly = (value: string): Options | 'invalidCharacters' =>
  /^\d+$/.test(value) ? { text: value, includetext: true } : 'invalidCharacters';

/** Returns the options for a value, or a fault that needs no call of the library. */
export function optionsOf(
  settings: BarcodeSettings,
  value: string,
): Options | 'invalidCharacters' | 'invalidLength' | 'otherError' {
  switch (settings.type) {
    case 'code39':
      return { text: value };
    case 'gs1128':
      // The library accepts a single character for data without an identifier.
      return value.startsWith('(') ? { text: value } : 'otherError';
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
