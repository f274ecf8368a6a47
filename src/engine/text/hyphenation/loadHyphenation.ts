import type { HyphensOf } from '../textInput';
import { patternHyphens, type Patterns } from './patternHyphens';

/**
 * Languages with patterns under a suitable licence: those of Czech are under the GPL, see docs/licences.md. Each is a
 * file of up to 700 KB, loaded on demand.
 */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('hyphen/patterns/en-us.js'),
  'en-gb': () => import('hyphen/patterns/en-gb.js'),
  da: () => import('hyphen/patterns/da.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  it: () => import('hyphen/patterns/it.js'),
  no: () => import('hyphen/patterns/no.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  es: () => import('hyphen/patterns/es.js'),
  sv: () => import('hyphen/patterns/sv.js'),
};

const SAME_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Returns the patterns for a BCP 47 tag, or `undefined`. */
function patternsOf(language: string): string | undefined {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const [primary = ''] = tag.split('-');
  return [tag, primary, SAME_AS[primary] ?? ''].find((name) => Object.hasOwn(LOADERS, name));
}

const loaded = new Map<string, Patterns>();

/**
 * Loads the hyphenation of languages (BCP 47 tags); those without patterns are not hyphenated. The same languages give
 * the same function, so that cached layouts stay valid.
 */
export async function loadHyphenation(languages: readonly string[]): Promise<HyphensOf> {
  const names = new Set(languages.map(patternsOf).filter((name) => name !== undefined));
  await Promise.all(
    [...names].map(async (name) => {
      const file = loaded.has(name) ? undefined : await LOADERS[name]?.();
      if (file) loaded.set(name, file.default as Patterns);
    }),
  );
  return functionOf([...names].sort());
}

const functions = new Map<string, HyphensOf>();

function functionOf(names: readonly string[]): HyphensOf {
  const key = names.join(' ');
  const known = functions.get(key);
  if (known) return known;
  const createHyphensOf: HyphensOf = (word, language) => {
    const name = patternsOf(language) ?? '';
    const patterns = names.includes(name) ? loaded.get(name) : undefined;
    return patterns ? patternHyphens(word, patterns) : [];
  };
  functions.set(key, createHyphensOf);
  return createHyphensOf;
}
