import * as z from 'zod/mini';
import { action } from './action';
import { brandKit } from './brandKit';
import { printCondition } from './colour';
import { connector } from './connector';
import { frameConstraints } from './constraints';
import { layout } from './layout';
import { MOST_PAGES, page } from './page';
import { describeSchema, id, notes, orderedSchema, text, type Of } from './primitives';
import { variable } from './variable';

/** The version of the schema; it increases with every change that older readers can't handle. */
export const DOCUMENT_VERSION = 1;

/** The maximum number of layouts in a document. */
export const MOST_LAYOUTS = 200;

const version = z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/));

/** The schema of documents; `scripts/documentSchema.ts` publishes it. */
export const document = z.strictObject({
  documentVersion: z.literal(DOCUMENT_VERSION),
  sdkVersion: describeSchema(version, 'The studio version that saved it'),
  engineVersion: describeSchema(version, 'The engine version that saved it'),
  properties: z.strictObject({
    type: z.enum(['template', 'project']),
    templateId: z.exactOptional(text(64)),
  }),
  printCondition: z.exactOptional(printCondition),
  blackOverprint: z.exactOptional(
    describeSchema(
      z.boolean(),
      'Whether black text of print layouts is printed over what is below; false without',
    ),
  ),
  selectedLayoutId: id,
  pages: describeSchema(orderedSchema(page, MOST_PAGES), 'At least one is visible'),
  layouts: describeSchema(orderedSchema(layout, MOST_LAYOUTS), 'At least one is a top layout'),
  variables: orderedSchema(variable, 5_000),
  actions: describeSchema(orderedSchema(action, 1_000), 'In the order they run'),
  connectors: orderedSchema(connector, 100),
  constraints: z.strictObject({ frames: z.record(id, frameConstraints) }),
  brandKit,
});

notes.add(document, {
  title: 'Document',
  description:
    'A design with its layouts, values and rules. Lengths of a layout are decimals in its unit; lengths of what all ' +
    'layouts share, such as font sizes and strokes, are in points.',
});

/** A design with its layouts, values and rules. */
export type Document = Of<typeof document>;
