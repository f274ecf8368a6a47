import { DOCUMENT_VERSION } from '../schema/document';
import { pointerTo } from './fault';
import { REFUSAL_CODES, type DocumentRefusal } from './refusal';

const newer = (key: string, version: string, supported: string): DocumentRefusal => ({
  reason: 'newerVersion',
  code: REFUSAL_CODES.newerVersion,
  pointer: pointerTo(key),
  message: `The document has version ${version}; the newest that can be opened is ${supported}.`,
  version,
  supported,
});

/** Returns major and minor as one number; `undefined` if it is no version. */
function minorOf(version: unknown): number | undefined {
  const parts = typeof version === 'string' ? /^(\d{1,6})\.(\d{1,6})\.\d{1,6}$/.exec(version) : null;
  return parts ? Number(parts[1]) * 1_000_000 + Number(parts[2]) : undefined;
}

/**
 * Refuses a document that is too new. Its schema is newer, or a studio of a newer minor version than `sdkVersion` saved
 * it. Patch versions can read each other's documents.
 */
export function refusalOfVersion(
  fields: { readonly documentVersion?: unknown; readonly sdkVersion?: unknown },
  sdkVersion: string | undefined,
): DocumentRefusal | undefined {
  const { documentVersion } = fields;
  if (typeof documentVersion === 'number' && documentVersion > DOCUMENT_VERSION) {
    return newer('documentVersion', String(documentVersion), String(DOCUMENT_VERSION));
  }
  const [saved, supported] = [minorOf(fields.sdkVersion), minorOf(sdkVersion)];
  if (saved === undefined || supported === undefined || saved <= supported) return undefined;
  return newer('sdkVersion', String(fields.sdkVersion), sdkVersion ?? '');
}
