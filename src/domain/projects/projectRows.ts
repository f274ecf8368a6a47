import { invalidField, type Refusal } from '../refusal';

/** The limits of a project's rows, equal to those of output records. */
export const PROJECT_ROW_LIMITS = {
  rows: 10_000,
  /** Bytes of all rows as JSON. */
  bytes: 10_000_000,
} as const;

/** The texts of a row, by variable id. A missing variable has the project's value. */
export type ProjectRow = Readonly<Record<string, string>>;

/** The state of a project's rows; the revision is 0 until they are saved. */
export interface ProjectRowsState {
  readonly revision: number;
  readonly savedAt: Date;
}

/** Returns the ETag of a project's rows, which changes only with their saves. */
export const projectRowsEtag = ({ revision }: Pick<ProjectRowsState, 'revision'>): string => `"${revision}"`;

/** Refuses a save that is based on older rows: the owner has saved them elsewhere. */
export const outdatedRows = ({ revision, savedAt }: ProjectRowsState): Refusal => ({
  status: 412,
  detail:
    'The rows of this project were saved in another window since they were opened here. Load those, or save these instead.',
  saved: { by: null, at: savedAt.toISOString(), revision },
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusalOfRows(rows: unknown): Refusal | undefined {
  if (!Array.isArray(rows)) return invalidField('rows', 'Must be a list of rows.');
  if (rows.length > PROJECT_ROW_LIMITS.rows)
    return { status: 413, detail: 'A project has up to 10,000 rows.' };
  for (const [index, row] of rows.entries()) {
    const field = `rows.${index}`;
    if (!isObject(row)) return invalidField(field, `Row ${index + 1} must be an object.`);
    const wrong = Object.keys(row).find((id) => typeof row[id] !== 'string');
    if (wrong !== undefined)
      return invalidField(`${field}.${wrong}`, `Row ${index + 1}: ${wrong} must be text.`);
  }
  return undefined;
}

/**
 * Reads the text of a call that saves rows. Values are not checked: a row may be half filled in.
 * @param sizeOf counts the bytes of a text in UTF-8
 * @returns the JSON of `{ rows }` without other fields
 */
export function readProjectRows(
  text: string,
  sizeOf: (text: string) => number,
): { readonly value: string } | { readonly refusal: Refusal } {
  const body = parse(text);
  if (!isObject(body)) return { refusal: { status: 400, detail: 'The body must be a JSON object.' } };
  const unknown = Object.keys(body).find((key) => key !== 'rows');
  const refusal =
    unknown === undefined ? refusalOfRows(body.rows) : invalidField(unknown, 'There is no such field.');
  if (refusal) return { refusal };
  const value = JSON.stringify({ rows: body.rows });
  return sizeOf(value) <= PROJECT_ROW_LIMITS.bytes
    ? { value }
    : { refusal: { status: 413, detail: 'The rows of a project take up to 10 MB.' } };
}

/** The empty rows of a project, as `readProjectRows` returns them. */
export const NO_PROJECT_ROWS = '{"rows":[]}';
