import type { FormSection, OutputIntent } from '@/domain/user-interfaces';
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

/** A part of the form: heading, help and content. */
export type FormPart = Pick<FormSection, 'header' | 'helpText'> &
  (
    | {
        readonly type: 'layouts';
        /** Empty if there is no choice. */
        readonly layouts: readonly LayoutChoice[];
        readonly isSizeAsked: boolean;
      }
    | { readonly type: 'datasource'; readonly source: RowSource }
    | { readonly type: 'variables'; readonly groups: readonly FieldGroup[] }
  );

/** A source of rows that can fill a project. */
export type RowSource =
  | Extract<VariableOf<'dataSource'>['source'], { type: 'injected' | 'dataSet' }>
  /** By the connector's id in the environment. */
  | { readonly type: 'connector'; readonly connectorId: string };

/** Fields in order, under the name of their group if they have one. */
export interface FieldGroup {
  readonly id: Id;
  readonly heading: string | undefined;
  readonly fields: readonly FormField[];
}

/** Returns the names of a variable's groups, outermost first. */
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

/** Returns the path of a folder, fixed or from a text or list variable; empty for all media if that has no value. */
function pathOf(document: Document, folder: VariableOf<'image'>['folder']): string {
  if (folder.type === 'fixed') return folder.path;
  const named = document.variables.items[folder.variableId];
  if (named?.type === 'list') return named.selected ?? '';
  return named?.type === 'shortText' || named?.type === 'longText' ? named.value : '';
}

/** Prepares a variable for its field: resolves its folders to paths. */
function fieldOf(document: Document, id: Id, variable: FormField['variable']): FormField {
  if (variable.type !== 'image') return { id, variable };
  const fixed = (folder: VariableOf<'image'>['folder']) =>
    ({ type: 'fixed', path: pathOf(document, folder) }) as const;
  const { folder, uploadFolder } = variable;
  return { id, variable: { ...variable, folder: fixed(folder), uploadFolder: fixed(uploadFolder) } };
}

/**
 * Groups the variables that the selected layout shows for the current values; consecutive fields of a group share its
 * heading.
 * @param shown names of the groups to show
 * @default all groups, and variables outside of groups
 */
function groupFields(document: Document, shown?: readonly string[]): readonly FieldGroup[] {
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

/** Returns the variables a form may ask for in any layout and with any values: the columns of a batch table. */
export function listBatchFields(document: Document, sections: readonly FormSection[]): readonly FormField[] {
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

/** Returns the source of a document's rows; `undefined` if there are none to browse. */
export function findRowSource(document: Document): RowSource | undefined {
  const source = dataSourceOf(document)?.variable.source;
  if (source?.type !== 'connector') return source?.type === 'none' ? undefined : source;
  const connectorId = environmentConnectorOf(document, source);
  return connectorId === undefined ? undefined : { type: 'connector', connectorId };
}

function partOf(document: Document, section: FormSection): FormPart | undefined {
  const { header, helpText, layoutSelector = true, showWidthHeightInputs = true } = section;
  if (section.type === 'variables') {
    const groups = groupFields(document, section.variableGroups?.show);
    return groups.length === 0 ? undefined : { type: 'variables', header, helpText, groups };
  }
  if (section.type === 'datasource') {
    const source = findRowSource(document);
    return source && { type: 'datasource', header, helpText, source };
  }
  const choices = layoutSelector ? layoutChoices(document) : [];
  const layouts = choices.length > 1 ? choices : [];
  const isSizeAsked = showWidthHeightInputs && sizeChoiceOf(document) !== undefined;
  return layouts.length === 0 && !isSizeAsked
    ? undefined
    : { type: 'layouts', header, helpText, layouts, isSizeAsked };
}

/** Builds the form of a project in the order of its user interface; omits inactive and empty sections. */
export const buildForm = (document: Document, sections: readonly FormSection[]): readonly FormPart[] =>
  sections.flatMap((section) => (section.active ? (partOf(document, section) ?? []) : []));

/** A layout to choose. */
export interface LayoutChoice {
  readonly value: Id;
  readonly label: string;
  readonly intent: OutputIntent;
}

/** Returns the layouts to choose from, always including the selected one. */
export const layoutChoices = (document: Document): readonly LayoutChoice[] =>
  document.layouts.order.flatMap((id) => {
    const layout = document.layouts.items[id];
    if (!layout || (!layout.availableForUser && id !== document.selectedLayoutId)) return [];
    const { intent } = resolveLayout(document, id).settings;
    return [{ value: id, label: layout.displayName ?? layout.name, intent }];
  });

/** Returns the ids of the variables in a form. */
export const collectFieldIds = (parts: readonly FormPart[]): ReadonlySet<Id> =>
  new Set(
    parts.flatMap((part) =>
      part.type === 'variables' ? part.groups.flatMap(({ fields }) => fields.map(({ id }) => id)) : [],
    ),
  );
