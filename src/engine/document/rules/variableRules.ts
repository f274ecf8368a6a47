import type { Document } from '../schema/document';
import type { Variable, VariableOf } from '../schema/variable';
import type { Visibility } from '../schema/visibility';
import { faultAt, range, reference, unique, type Faults } from './check';

type Path = readonly PropertyKey[];

/** Checks that parents of variables are groups and form no circle. */
function* groupRules({ variables: { items } }: Document): Faults {
  const settled = new Set<string>();
  for (const start of Object.keys(items)) {
    const walked = new Set<string>();
    for (let id: string | undefined = start; id !== undefined && !settled.has(id);) {
      const path = ['variables', 'items', id, 'parentId'];
      walked.add(id);
      settled.add(id);
      const parentId: string | undefined = items[id]?.parentId;
      if (parentId !== undefined) yield* reference(items, parentId, 'group', path);
      if (parentId !== undefined && items[parentId]?.type !== 'group')
        yield faultAt(path, `${parentId} is no group.`);
      if (parentId !== undefined && walked.has(parentId)) {
        yield faultAt(path, 'Groups lie within each other in a circle.');
      }
      id = parentId;
    }
  }
}

function* visibilityRules(document: Document, visibility: Visibility, path: Path): Faults {
  if (visibility.type !== 'conditional') return;
  for (const [index, { layoutId }] of visibility.layouts.entries()) {
    yield* reference(document.layouts.items, layoutId, 'layout', [...path, 'layouts', index, 'layoutId']);
  }
  for (const [index, { variableId, operator }] of visibility.comparisons.entries()) {
    const at = [...path, 'comparisons', index];
    yield* reference(document.variables.items, variableId, 'variable', [...at, 'variableId']);
    const type = document.variables.items[variableId]?.type;
    if (operator !== '=' && operator !== '≠' && type !== 'number' && type !== 'date') {
      yield faultAt([...at, 'operator'], 'Only numbers and dates are more or less than others.');
    }
  }
}

function* numberRules(number: VariableOf<'number'>, path: Path): Faults {
  yield* range(number.minValue, number.maxValue, [...path, 'minValue']);
  if (number.decimalSeparator === number.thousandsSeparator) {
    yield faultAt([...path, 'thousandsSeparator'], 'The two separators differ.');
  }
}

function* listRules(list: VariableOf<'list'>, path: Path): Faults {
  const values = new Set(list.items.map(({ value }) => value));
  yield* unique(
    list.items.map(({ value }, index) => [value, [...path, 'items', index, 'value']] as const),
    'list items',
  );
  for (const [index, value] of (list.availableItems ?? []).entries()) {
    if (!values.has(value))
      yield faultAt([...path, 'availableItems', index], `The list has no item ${value}.`);
  }
  const { selected } = list;
  if (selected !== null && !(list.availableItems ?? [...values]).includes(selected)) {
    yield faultAt([...path, 'selected'], `${selected} can't be selected.`);
  }
}

function* referenceRules(document: Document, variable: Variable, path: Path): Faults {
  if (variable.type === 'image') {
    for (const key of ['folder', 'uploadFolder'] as const) {
      const folder = variable[key];
      if (folder.type !== 'variable') continue;
      yield* reference(document.variables.items, folder.variableId, 'variable', [...path, key, 'variableId']);
    }
  }
  if (variable.type === 'dataSource' && variable.source.type === 'connector') {
    const { connectorId } = variable.source;
    yield* reference(document.connectors.items, connectorId, 'connector', [...path, 'source', 'connectorId']);
  }
}

/** Checks that a document has at most one data source. */
function* dataSourceRules({ variables: { items } }: Document): Faults {
  const [, second] = Object.entries(items).filter(([, { type }]) => type === 'dataSource');
  if (second) yield faultAt(['variables', 'items', second[0]], 'A document has one data source at most.');
}

/** Checks variables: their names, groups, conditions, limits and references. */
export function* rulesOfVariables(document: Document): Faults {
  const variables = Object.entries(document.variables.items);
  yield* unique(
    variables.map(([id, { name }]) => [name, ['variables', 'items', id, 'name']] as const),
    'variables named',
  );
  yield* groupRules(document);
  yield* dataSourceRules(document);
  for (const [id, variable] of variables) {
    const path = ['variables', 'items', id];
    yield* referenceRules(document, variable, path);
    if (variable.type === 'group') continue;
    yield* visibilityRules(document, variable.visibility, [...path, 'visibility']);
    if (variable.type === 'number') yield* numberRules(variable, path);
    if (variable.type === 'list') yield* listRules(variable, path);
  }
}
