import type { RenderRequest, StoredRequest } from './renderTypes';
import { RecordParts, type StoredRecords } from './RecordParts';

/** Milliseconds for which an input is kept for its next part. */
const KEPT = 10_000;

/** Reads stored inputs and caches the last one: a task is drawn in parts. */
export function createInputShelf() {
  let held: { readonly key: string; readonly input: StoredRecords; readonly parts: RecordParts } | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  const read = async (key: string, load: () => Promise<string>) => {
    const input = JSON.parse(await load()) as StoredRecords;
    return { key, input, parts: new RecordParts(input) };
  };

  /** Returns the request with its document and records. @param load loads the text of the input */
  return async (
    { input: key, part, ...request }: StoredRequest,
    load: () => Promise<string>,
  ): Promise<RenderRequest> => {
    clearTimeout(forgetting);
    held = held?.key === key ? held : await read(key, load);
    const { document, inherit } = held.input;
    const records = held.parts.take(part);
    forgetting = setTimeout(() => (held = undefined), KEPT).unref();
    return { ...request, document, records, ...(inherit === false && { inherit }) };
  };
}
