import type { FormSectionType, OutputIntent } from '@/domain/user-interface';

/** What layouts are meant for, as people read it. */
export const INTENT_WORDS: Readonly<Record<OutputIntent, string>> = {
  print: 'Print',
  digitalStatic: 'Digital static',
  digitalAnimated: 'Digital animated',
};

/** What the sections of the form are called where they are built. */
export const SECTION_WORDS: Readonly<Record<FormSectionType, string>> = {
  datasource: 'Data source',
  layouts: 'Layouts',
  variables: 'Variables',
};
