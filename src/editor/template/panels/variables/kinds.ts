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
import type { Document, Id, Variable } from '@/engine/document';
import type { TreeItem } from '../rows/rows';

/** What kinds of variables are called. */
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

/** The kinds that are made here. */
export const MADE_HERE = [
  ...(['shortText', 'longText', 'richText', 'number', 'date', 'list', 'boolean', 'image'] as const),
] satisfies readonly Variable['type'][];

const factsOf = (variable: Variable): string | undefined => {
  if (variable.type === 'group' || variable.visibility.type === 'visible') return undefined;
  return variable.visibility.type === 'invisible' ? 'hidden' : 'shown under conditions';
};

/** The variables of a template, each under its group. */
export const variableRows = ({ variables }: Document): readonly TreeItem[] =>
  variables.order.flatMap((id: Id) => {
    const variable = variables.items[id];
    if (!variable) return [];
    const { label, glyph } = KINDS[variable.type];
    const facts = factsOf(variable);
    return [
      {
        ...{ id, name: variable.name, glyph, kind: label.toLowerCase(), facts },
        ...{ holds: variable.type === 'group', isDimmed: facts === 'hidden' },
        parentId: variable.parentId,
      },
    ];
  });
