import {
  Calendar,
  Database,
  Folder,
  Hash,
  Image,
  List,
  Text as LongText,
  ToggleLeft,
  Type,
} from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';
import type { Document, Id, ValueVariable, Variable } from '@/engine/document';
import type { TreeItem } from '../rows/rows';

/** Labels and icons of variable kinds. */
export const KINDS: Readonly<Record<Variable['type'], { label: string; glyph: IconGlyph }>> = {
  shortText: { label: 'Short text', glyph: Type },
  longText: { label: 'Long text', glyph: LongText },
  richText: { label: 'Rich text', glyph: LongText },
  number: { label: 'Number', glyph: Hash },
  date: { label: 'Date', glyph: Calendar },
  list: { label: 'List', glyph: List },
  boolean: { label: 'Boolean', glyph: ToggleLeft },
  image: { label: 'Image', glyph: Image },
  dataSource: { label: 'Data source', glyph: Database },
  group: { label: 'Group', glyph: Folder },
};

const VALUE_KINDS = (Object.keys(KINDS) as Variable['type'][]).filter((type) => type !== 'group');

/** Returns the available kinds of a variable; a document has at most one data source. */
export const listKinds = (
  { variables: { items } }: Document,
  variable?: Variable,
): readonly ValueVariable['type'][] => {
  const isTaken =
    variable?.type !== 'dataSource' && Object.values(items).some(({ type }) => type === 'dataSource');
  return isTaken ? VALUE_KINDS.filter((type) => type !== 'dataSource') : VALUE_KINDS;
};

/**
 * Whether a variable's field shows a placeholder: a date field has the browser's own, and a switch is never empty.
 */
export const showsPlaceholder = ({ type }: Variable): boolean => type !== 'date' && type !== 'boolean';

const factsOf = (variable: Variable): string | undefined => {
  if (variable.type === 'group' || variable.visibility.type === 'visible') return undefined;
  return variable.visibility.type === 'invisible' ? 'hidden' : 'shown under conditions';
};

/** Returns the variables of a template as a tree of groups. */
export const variableRows = ({ variables }: Document): readonly TreeItem[] =>
  variables.order.flatMap((id: Id) => {
    const variable = variables.items[id];
    if (!variable) return [];
    const { label, glyph } = KINDS[variable.type];
    const facts = factsOf(variable);
    return [
      {
        id,
        name: variable.name,
        glyph,
        kind: label.toLowerCase(),
        facts,
        holds: variable.type === 'group',
        isDimmed: facts === 'hidden',
        parentId: variable.parentId,
      },
    ];
  });
