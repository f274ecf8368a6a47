import type { FormSectionType, OutputIntent } from '@/domain/user-interfaces';

/** Labels of the intents of layouts. */
export const INTENT_WORDS: Readonly<Record<OutputIntent, string>> = {
  print: 'Print',
  digitalStatic: 'Digital static',
  digitalAnimated: 'Digital animated',
};

/** Labels of the sections in the form builder. */
export const SECTION_WORDS: Readonly<Record<FormSectionType, string>> = {
  datasource: 'Data source',
  layouts: 'Layouts',
  variables: 'Variables',
};
