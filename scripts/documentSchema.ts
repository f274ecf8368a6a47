import { format, resolveConfig } from 'prettier';
import * as z from 'zod/mini';
import { document } from '../src/engine/document/schema/document.ts';
import { notes } from '../src/engine/document/schema/primitives.ts';

const PATH = 'src/contract/document.schema.json';

/** Returns the JSON Schema of documents, as the text of the file that the environment contract refers to. */
export async function documentSchema(): Promise<string> {
  const schema = z.toJSONSchema(document, { target: 'draft-2020-12', metadata: notes });
  return format(JSON.stringify(schema), { ...(await resolveConfig(PATH)), filepath: PATH });
}
