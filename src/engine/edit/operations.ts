import type { Of } from '../document/schema/primitives';
import { automation } from './operations/automation';
import { brandKit } from './operations/brandKit';
import { content } from './operations/content';
import { frames } from './operations/frames';
import { geometry } from './operations/geometry';
import { groups } from './operations/groups';
import { guides } from './operations/guides';
import { layouts } from './operations/layouts';
import { layoutSettings } from './operations/layoutSettings';
import { pages } from './operations/pages';
import { printing } from './operations/printing';
import { text } from './operations/text';
import { variables } from './operations/variables';

/** All operations on documents, by name. */
export const OPERATIONS = {
  ...layouts,
  ...layoutSettings,
  ...pages,
  ...frames,
  ...groups,
  ...guides,
  ...geometry,
  ...text,
  ...content,
  ...variables,
  ...automation,
  ...brandKit,
  ...printing,
};

type Operations = typeof OPERATIONS;

/** One change of a document as plain data: its name under `kind`, and its payload. */
export type Operation = {
  [Kind in keyof Operations]: { readonly kind: Kind } & Of<Operations[Kind]['schema']>;
}[keyof Operations];

/** The name of an operation. */
export type OperationName = keyof Operations;
