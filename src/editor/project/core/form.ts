import type { Document, Id, ValueVariable } from '@/engine/document';
import { isShown } from '@/engine/resolve';

/** A part of the form: fields in their order, under the name of their group or under none. */
export interface FormSection {
  readonly id: Id;
  readonly heading: string | undefined;
  readonly fields: readonly FormField[];
}

/** A variable somebody fills in. */
export interface FormField {
  readonly id: Id;
  readonly variable: Exclude<ValueVariable, { type: 'dataSource' }>;
}

/** The names of the groups a variable lies in, outermost first. */
function headingOf(document: Document, parentId: Id | undefined): string | undefined {
  const names: string[] = [];
  for (let id = parentId; id !== undefined;) {
    const group = document.variables.items[id];
    if (group?.type !== 'group') break;
    names.unshift(group.name);
    id = group.parentId;
  }
  return names.length === 0 ? undefined : names.join(' › ');
}

/**
 * The form of a project: the variables its selected layout shows with the values it has now, by groups. Neighbours of one
 * group share a section.
 */
export function formOf(document: Document): readonly FormSection[] {
  const sections: { id: Id; heading: string | undefined; fields: FormField[] }[] = [];
  for (const id of document.variables.order) {
    const variable = document.variables.items[id];
    if (!variable || variable.type === 'group' || variable.type === 'dataSource') continue;
    if (!isShown(document, variable, document.selectedLayoutId)) continue;
    const heading = headingOf(document, variable.parentId);
    const last = sections.at(-1);
    if (last && last.heading === heading) last.fields.push({ id, variable });
    else sections.push({ id, heading, fields: [{ id, variable }] });
  }
  return sections;
}

/** A layout somebody may choose. */
export interface LayoutChoice {
  readonly value: Id;
  readonly label: string;
}

/** The layouts a project may be shown in, the selected one always among them. */
export const layoutChoices = ({ layouts, selectedLayoutId }: Document): readonly LayoutChoice[] =>
  layouts.order.flatMap((id) => {
    const layout = layouts.items[id];
    if (!layout || (!layout.availableForUser && id !== selectedLayoutId)) return [];
    return [{ value: id, label: layout.displayName ?? layout.name }];
  });
