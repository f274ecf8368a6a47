import { migrate } from '../migrations/migrate';
import { faultOfRules } from '../rules/faultOfRules';
import { document as schema, type Document } from '../schema/document';
import { faultOfJson } from './faultOfJson';
import { faultOfSchema } from './faultOfSchema';
import { isLonger, LIMITS, type Limits } from './limits';
import { accept, refuse, REFUSAL_CODES, type DocumentRefusal, type Result } from './refusal';
import { refusalOfVersion } from './refusalOfVersion';

/** Options for reading a document. */
export interface ReadOptions {
  /** Limits that replace the defaults. */
  readonly limits?: Partial<Limits>;
  /**
   * The studio version that opens the document, such as `1.42.3`.
   * @default any version
   */
  readonly sdkVersion?: string;
}

/** Returns the fault of a value that claims to be a document of the present version. */
export const faultOfDocument = (value: unknown) =>
  faultOfSchema(schema, value) ?? faultOfRules(value as Document);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a document from its text or parsed value. Migrates earlier versions to the present one. Returns a document of
 * the present version unchanged, so that saving writes the same data.
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
