import { invalidField, type Refusal } from '../refusal';

/** The parts of the form people fill in. */
export const FORM_SECTIONS = ['datasource', 'layouts', 'variables'] as const;
export type FormSectionType = (typeof FORM_SECTIONS)[number];

/** A part of the form, as stored. */
export interface FormSection {
  readonly type: FormSectionType;
  /** Whether it is visible. */
  readonly active: boolean;
  readonly header: string;
  readonly helpText: string;
  /** Layouts: whether users can choose one. */
  readonly layoutSelector?: boolean;
  /** Layouts: whether users can type width and height. */
  readonly showWidthHeightInputs?: boolean;
  /**
   * Variables: the names of visible groups.
   * @default all
   */
  readonly variableGroups?: { readonly show?: readonly string[] };
}

/** The maximum lengths of a heading and a help text. */
export const LONGEST_FORM_HEADING = 100;
export const LONGEST_FORM_HELP = 500;
const MOST_GROUPS = 100;

/** The initial form of a user interface. */
export const NEW_FORM: readonly FormSection[] = [
  { type: 'datasource', active: true, header: 'Output data source', helpText: '' },
  {
    type: 'layouts',
    active: true,
    header: 'Layouts',
    helpText: '',
    layoutSelector: true,
    showWidthHeightInputs: true,
  },
  { type: 'variables', active: true, header: 'Customize', helpText: '' },
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, longest: number) => typeof value === 'string' && [...value].length <= longest;

const isSwitch = (value: unknown) => value === undefined || typeof value === 'boolean';

const isListOfGroups = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) && value.length <= MOST_GROUPS && value.every((name) => isText(name, 255)));

/** Validators of a section's fields. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => value === undefined || isText(value, 255),
  type: (value) => FORM_SECTIONS.some((type) => type === value),
  active: (value) => typeof value === 'boolean',
  header: (value) => isText(value, LONGEST_FORM_HEADING),
  helpText: (value) => isText(value, LONGEST_FORM_HELP),
  layoutSelector: isSwitch,
  showWidthHeightInputs: isSwitch,
  variableGroups: (value) =>
    value === undefined ||
    (isObject(value) && Object.keys(value).every((key) => key === 'show') && isListOfGroups(value.show)),
};

const isSection = (value: unknown): value is FormSection =>
  isObject(value) &&
  Object.keys(value).every((key) => Object.hasOwn(FIELDS, key)) &&
  Object.entries(FIELDS).every(([key, isValid]) => isValid(value[key]));

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const refuse = (message: string): Refusal => invalidField('formBuilder', message);

/** Refuses a text that is no form: it must be a JSON list of sections, each kind at most once. */
export function refusalOfForm(text: string): Refusal | undefined {
  const sections = parse(text);
  if (!Array.isArray(sections)) return refuse('Must be the JSON text of a list of sections.');
  const wrong = sections.findIndex((section) => !isSection(section));
  if (wrong >= 0) return refuse(`Section ${wrong + 1} is no section of a form.`);
  const types = (sections as FormSection[]).map(({ type }) => type);
  return new Set(types).size === types.length ? undefined : refuse('A form has each section once.');
}

/** Reads the sections of a stored form in order; missing ones are appended as inactive. */
export function readForm(text: string): readonly FormSection[] {
  const stored = refusalOfForm(text) ? [] : (JSON.parse(text) as FormSection[]);
  const missing = NEW_FORM.filter(({ type }) => !stored.some((section) => section.type === type));
  return [...stored, ...missing.map((section) => ({ ...section, active: false }))];
}
