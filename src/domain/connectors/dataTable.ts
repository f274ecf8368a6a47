import { DATA_SET_LIMITS, type DataColumn, type DataRow, type DataValue } from '../data-sets';

/** The model of a data source's items. */
interface DataModel {
  /** The property that identifies an item. */
  readonly itemIdPropertyName: string;
  readonly properties: readonly DataColumn[];
}

/** Returns why the items of a model can't be table rows, to follow `sourceTrouble`; `undefined` if they can. */
export function faultOfModel({ itemIdPropertyName, properties }: DataModel): string | undefined {
  const names = properties.map(({ name }) => name);
  if (names.length === 0) return 'its model has no properties';
  if (names.length > DATA_SET_LIMITS.columns)
    return `its model has more than ${DATA_SET_LIMITS.columns} properties`;
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return `two properties of its model are named “${twice}”`;
  return names.includes(itemIdPropertyName)
    ? undefined
    : `its model has no property “${itemIdPropertyName}”, which should tell its items apart`;
}

const isValue = (value: unknown): value is DataValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Converts an item to a row. Missing properties have no value; unknown ones are left out.
 * @param number its number, from 1 on
 */
export function rowOfItem(
  columns: readonly DataColumn[],
  item: Readonly<Record<string, unknown>>,
  number: number,
): { readonly row: DataRow } | { readonly fault: string } {
  const row: DataValue[] = [];
  for (const { name } of columns) {
    const value = Object.hasOwn(item, name) ? (item[name] ?? null) : null;
    if (!isValue(value)) return { fault: `“${name}” of its item ${number} is no single value` };
    if (typeof value === 'string' && value.length > DATA_SET_LIMITS.value)
      return { fault: `“${name}” of its item ${number} is longer than ${DATA_SET_LIMITS.value} characters` };
    row.push(value);
  }
  return { row };
}
