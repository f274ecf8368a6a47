import type { FormSection, OutputIntent } from '@/domain/user-interface';
import {
  dataSourceOf,
  environmentConnectorOf,
  resolveLayout,
  type Document,
  type Id,
  type VariableOf,
} from '@/engine/document';
import { sizeChoiceOf } from '@/engine/edit';
import { isShown } from '@/engine/resolve';
import type { FormField } from '../../page/fields/VariableField';

/** What a user interface lets somebody choose: its heading and help, and what stands below them. */
export type FormPart = Pick<FormSection, 'header' | 'helpText'> &
  (
    | {
        readonly type: 'layouts';
        /** None where there is no choice. */
        readonly layouts: readonly LayoutChoice[];
        readonly isSizeAsked: boolean;
      }
    | { readonly type: 'datasource'; readonly source: RowSource }
    | { readonly type: 'variables'; readonly groups: readonly FieldGroup[] }
  );

/** Where the rows come from that a project can be filled with. */
export type RowSource =
  | Extract<VariableOf<'dataSource'>['source'], { type: 'injected' | 'dataSet' }>
  /** By the id the connector has in the environment. */
  | { readonly type: 'connector'; readonly connectorId: string };

/** Fields in their order, under the name of their group or under none. */
export interface FieldGroup {
  readonly id: Id;
  readonly heading: string | undefined;
  readonly fields: readonly FormField[];
}

/** The names of the groups a variable lies in, outermost first. */
function groupsOf(document: Document, parentId: Id | undefined): readonly string[] {
  const names: string[] = [];
  for (let id = parentId; id !== undefined;) {
    const group = document.variables.items[id];
    if (group?.type !== 'group') break;
    names.unshift(group.name);
    id = group.parentId;
  }
  return names;
}

/** The path of a folder that is fixed, or that a text or list variable names; all media where that has no value. */
function pathOf(document: Document, folder: VariableOf<'image'>['folder']): string {
  if (folder.type === 'fixed') return folder.path;
  const named = document.variables.items[folder.variableId];
  if (named?.type === 'list') return named.selected ?? '';
  return named?.type === 'shortText' || named?.type === 'longText' ? named.value : '';
}

/** A variable as its field needs it: folders are where they lie now. */
function fieldOf(document: Document, id: Id, variable: FormField['variable']): FormField {
  if (variable.type !== 'image') return { id, variable };
  const fixed = (folder: VariableOf<'image'>['folder']) =>
    ({ type: 'fixed', path: pathOf(document, folder) }) as const;
  const { folder, uploadFolder } = variable;
  return { id, variable: { ...variable, folder: fixed(folder), uploadFolder: fixed(uploadFolder) } };
}

/**
 * The variables the selected layout shows with the values it has now, by groups. Neighbours of one group stand together.
 * @param shown the names of the groups to show; all of them, and what lies in none, where it is left out
 */
function fieldGroups(document: Document, shown?: readonly string[]): readonly FieldGroup[] {
  const groups: { id: Id; heading: string | undefined; fields: FormField[] }[] = [];
  for (const id of document.variables.order) {
    const variable = document.variables.items[id];
    if (!variable || variable.type === 'group' || variable.type === 'dataSource') continue;
    if (!isShown(document, variable, document.selectedLayoutId)) continue;
    const names = groupsOf(document, variable.parentId);
    if (shown && !names.some((name) => shown.includes(name))) continue;
    const heading = names.length === 0 ? undefined : names.join(' › ');
    const last = groups.at(-1);
    if (last && last.heading === heading) last.fields.push(fieldOf(document, id, variable));
    else groups.push({ id, heading, fields: [fieldOf(document, id, variable)] });
  }
  return groups;
}

/** The variables a form may ask for in any layout and whatever the values of others are: what each row of a table fills. */
export function askedFields(document: Document, sections: readonly FormSection[]): readonly FormField[] {
  const asked = sections.filter(({ active, type }) => active && type === 'variables');
  return document.variables.order.flatMap((id) => {
    const variable = document.variables.items[id];
    if (!variable || variable.type === 'group' || variable.type === 'dataSource') return [];
    const names = groupsOf(document, variable.parentId);
    const isAsked = asked.some(
      ({ variableGroups: { show } = {} }) => !show || names.some((name) => show.includes(name)),
    );
    return isAsked && variable.visibility.type !== 'invisible' ? [fieldOf(document, id, variable)] : [];
  });
}

/** Where the rows of a document come from; `undefined` where there are none to go through. */
export function rowSourceOf(document: Document): RowSource | undefined {
  const source = dataSourceOf(document)?.variable.source;
  if (source?.type !== 'connector') return source?.type === 'none' ? undefined : source;
  const connectorId = environmentConnectorOf(document, source);
  return connectorId === undefined ? undefined : { type: 'connector', connectorId };
}

function partOf(document: Document, section: FormSection): FormPart | undefined {
  const { header, helpText, layoutSelector = true, showWidthHeightInputs = true } = section;
  if (section.type === 'variables') {
    const groups = fieldGroups(document, section.variableGroups?.show);
    return groups.length === 0 ? undefined : { type: 'variables', header, helpText, groups };
  }
  if (section.type === 'datasource') {
    const source = rowSourceOf(document);
    return source && { type: 'datasource', header, helpText, source };
  }
  const choices = layoutSelector ? layoutChoices(document) : [];
  const layouts = choices.length > 1 ? choices : [];
  const isSizeAsked = showWidthHeightInputs && sizeChoiceOf(document) !== undefined;
  return layouts.length === 0 && !isSizeAsked
    ? undefined
    : { type: 'layouts', header, helpText, layouts, isSizeAsked };
}

/** The form of a project as its user interface orders it; sections that are switched off or empty are left out. */
export const formOf = (document: Document, sections: readonly FormSection[]): readonly FormPart[] =>
  sections.flatMap((section) => (section.active ? (partOf(document, section) ?? []) : []));

/** A layout somebody may choose. */
export interface LayoutChoice {
  readonly value: Id;
  readonly label: string;
  readonly intent: OutputIntent;
}

/** The layouts a project may be shown in, the selected one always among them. */
export const layoutChoices = (document: Document): readonly LayoutChoice[] =>
  document.layouts.order.flatMap((id) => {
    const layout = document.layouts.items[id];
    if (!layout || (!layout.availableForUser && id !== document.selectedLayoutId)) return [];
    const { intent } = resolveLayout(document, id).settings;
    return [{ value: id, label: layout.displayName ?? layout.name, intent }];
  });

/** The ids of the variables a form asks for. */
export const fieldsOf = (parts: readonly FormPart[]): ReadonlySet<Id> =>
  new Set(
    parts.flatMap((part) =>
      part.type === 'variables' ? part.groups.flatMap(({ fields }) => fields.map(({ id }) => id)) : [],
    ),
  );
