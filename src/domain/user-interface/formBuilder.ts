import { invalidField, type Refusal } from '../refusal';

/** The parts of the form people fill in. */
export const FORM_SECTIONS = ['datasource', 'layouts', 'variables'] as const;
export type FormSectionType = (typeof FORM_SECTIONS)[number];

/** A part of the form, in the words of its stored text. */
export interface FormSection {
  readonly type: FormSectionType;
  /** Whether it is shown. */
  readonly active: boolean;
  readonly header: string;
  readonly helpText: string;
  /** Of layouts: whether one can be chosen. */
  readonly layoutSelector?: boolean;
  /** Of layouts: whether width and height can be typed. */
  readonly showWidthHeightInputs?: boolean;
  /** Of variables: the names of the groups shown; all where it is left out. */
  readonly variableGroups?: { readonly show?: readonly string[] };
}

/** Most characters of a heading, and of a help text. */
export const LONGEST_FORM_HEADING = 100;
export const LONGEST_FORM_HELP = 500;
const MOST_GROUPS = 100;

/** The form of a new user interface. */
export const NEW_FORM: readonly FormSection[] = [
  { type: 'datasource', active: true, header: 'Output data source', helpText: '' },
  {
    ...{ type: 'layouts', active: true, header: 'Layouts', helpText: '' },
    ...{ layoutSelector: true, showWidthHeightInputs: true },
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

/** What each field of a section has to be. */
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

/** Why a text is no form: it has to be the JSON of a list of sections, each kind once at most. */
export function refusalOfForm(text: string): Refusal | undefined {
  const sections = parse(text);
  if (!Array.isArray(sections)) return refuse('Must be the JSON text of a list of sections.');
  const wrong = sections.findIndex((section) => !isSection(section));
  if (wrong >= 0) return refuse(`Section ${wrong + 1} is no section of a form.`);
  const types = (sections as FormSection[]).map(({ type }) => type);
  return new Set(types).size === types.length ? undefined : refuse('A form has each section once.');
}

/** The sections of a stored form, in its order; those it lacks come last, switched off. */
export function readForm(text: string): readonly FormSection[] {
  const stored = refusalOfForm(text) ? [] : (JSON.parse(text) as FormSection[]);
  const missing = NEW_FORM.filter(({ type }) => !stored.some((section) => section.type === type));
  return [...stored, ...missing.map((section) => ({ ...section, active: false }))];
}
