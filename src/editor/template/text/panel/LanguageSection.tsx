import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import { Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import type { TextChanges, TextTarget } from './target';

/** The offered languages: those with hyphenation, and those with language-specific letter shapes. */
const TAGS = [
  ...[
    'ar',
    'cs',
    'da',
    'de',
    'en',
    'en-GB',
    'es',
    'fi',
    'fr',
    'he',
    'hi',
    'it',
    'ja',
    'ko',
    'nl',
    'no',
    'pl',
  ],
  ...['pt', 'ro', 'sr', 'sv', 'th', 'tr', 'zh-Hans', 'zh-Hant'],
];

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the name of a language; an unknown tag is its own name. */
function nameOf(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const optionsFor = (tags: readonly string[]) =>
  [...new Set([...TAGS, ...tags])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

interface LanguageSectionProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Edits the language of texts, which controls letter shapes and hyphenation. */
export function LanguageSection({ target, changes }: LanguageSectionProps) {
  const { runs, paragraphs } = target;
  const hyphenation = getCommonValue(paragraphs, ({ format }) => format.hyphenation);
  return (
    <Section title="Language">
      <Select
        label="Language of the text"
        options={optionsFor(runs.map(({ look }) => look.language))}
        placeholder="Mixed"
        value={getCommonValue(runs, ({ look }) => look.language) ?? ''}
        onValueChange={(language) => changes.look('language', { language })}
      />
      <Checkbox
        label="Hyphenate at the ends of lines"
        checked={hyphenation === true}
        indeterminate={hyphenation === undefined}
        onCheckedChange={(isOn) => changes.paragraph('hyphenation', { hyphenation: isOn })}
      />
    </Section>
  );
}
