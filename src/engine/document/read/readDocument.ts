import { migrate } from '../migrations/migrate';
import { faultOfRules } from '../rules/faultOfRules';
import { document as schema, type Document } from '../schema/document';
import { faultOfJson } from './faultOfJson';
import { faultOfSchema } from './faultOfSchema';
import { isLonger, LIMITS, type Limits } from './limits';
import { accept, refuse, REFUSAL_CODES, type DocumentRefusal, type Result } from './refusal';
import { refusalOfVersion } from './refusalOfVersion';

/** What reading a document may depend on. */
export interface ReadOptions {
  /** Limits of the caller's own. */
  readonly limits?: Partial<Limits>;
  /** The studio version that is to open the document, as `1.42.3`; every version where it is left out. */
  readonly sdkVersion?: string;
}

/** What is wrong with a value that claims to be a document of the present version. */
export const faultOfDocument = (value: unknown) =>
  faultOfSchema(schema, value) ?? faultOfRules(value as Document);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a document from its text, or from what the text stands for. Earlier versions are brought up to the present
 * one. A document of the present version is given as it came, so that saving it writes what was read.
 */
export function readDocument(
  source: unknown,
  { limits: own, sdkVersion }: ReadOptions = {},
): Result<Document, DocumentRefusal> {
  const limits = { ...LIMITS, ...own };
  let value = source;
  if (typeof source === 'string') {
    if (isLonger(source, limits.bytes)) {
      const message = `The document is larger than ${limits.bytes} bytes.`;
      return refuse({ reason: 'tooLarge', pointer: '', message });
    }
    try {
      value = JSON.parse(source);
    } catch {
      const message = 'The document is no valid JSON.';
      return refuse({ reason: 'notJson', code: REFUSAL_CODES.notJson, pointer: '', message });
    }
  }
  const malformed = faultOfJson(value, limits);
  if (malformed) return refuse({ reason: 'invalid', code: REFUSAL_CODES.invalid, ...malformed });
  const tooNew = isObject(value) ? refusalOfVersion(value, sdkVersion) : undefined;
  if (tooNew) return refuse(tooNew);
  const migrated = isObject(value) ? migrate(value) : value;
  const fault = faultOfDocument(migrated);
  if (fault) return refuse({ reason: 'invalid', code: REFUSAL_CODES.invalid, ...fault });
  return accept(migrated as Document);
}
