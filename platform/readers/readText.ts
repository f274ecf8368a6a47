import { readDataSet, type DataSetContent } from '@/domain/data-set';
import { readOutputRequest, type OutputFormat, type OutputRequest } from '@/domain/output';
import type { Refusal } from '@/domain/refusal';
import { readDocument } from '@/engine/document';

/** A text or file to read, as it came. */
export type ReadRequest =
  | { readonly kind: 'document'; readonly text: string; readonly sdkVersion: string | undefined }
  | { readonly kind: 'outputRequest'; readonly text: string; readonly format: OutputFormat }
  | { readonly kind: 'dataSet'; readonly bytes: Uint8Array };

type Read<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** The content of each kind, or why it is refused. */
export interface ReadResults {
  document: ReturnType<typeof readDocument>;
  outputRequest: Read<OutputRequest>;
  dataSet: Read<DataSetContent>;
}

/** Reads a text or file by its kind. This is the one place of the platform that does. */
export function readText<Kind extends ReadRequest['kind']>(
  request: Extract<ReadRequest, { kind: Kind }>,
): ReadResults[Kind] {
  return read(request) as ReadResults[Kind];
}

function read(request: ReadRequest): ReadResults[ReadRequest['kind']] {
  switch (request.kind) {
    case 'document':
      return readDocument(
        request.text,
        request.sdkVersion === undefined ? {} : { sdkVersion: request.sdkVersion },
      );
    case 'outputRequest':
      return readOutputRequest(request.text, request.format, Buffer.byteLength);
    case 'dataSet':
      return readDataSet(request.bytes);
  }
}
