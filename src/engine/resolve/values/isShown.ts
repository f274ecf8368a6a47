import type { Document, Id, ValueVariable, Visibility } from '../../document';
import { ancestry } from '../../document/layouts/lineage';
import { plainValue } from './plainValue';

type Comparison = Extract<Visibility, { type: 'conditional' }>['comparisons'][number];

/** Converts the value of a condition to the type it is compared with. */
function convertToTypeOf(value: Comparison['value'], other: Comparison['value']): Comparison['value'] {
  if (typeof other === 'number') return Number(value);
  return typeof other === 'boolean' ? String(value).toLowerCase() === 'true' : String(value);
}

function holds({ operator, value }: Comparison, variable: ValueVariable): boolean {
  const own = plainValue(variable);
  if (own === null) return operator === '≠';
  const other = convertToTypeOf(value, own);
  switch (operator) {
    case '=':
      return own === other;
    case '≠':
      return own !== other;
    case '>':
      return own > other;
    case '≥':
      return own >= other;
    case '<':
      return own < other;
    case '≤':
      return own <= other;
  }
}

/** Whether a layout is in a condition, or inherits from one whose children count. */
function isInLayouts(
  document: Document,
  layoutId: Id,
  { layouts }: Extract<Visibility, { type: 'conditional' }>,
): boolean {
  if (layouts.length === 0) return true;
  const lineage = ancestry(document, layoutId).map(({ id }) => id);
  return layouts.some(
    ({ layoutId: wanted, includeChildren }) =>
      wanted === layoutId || (includeChildren && lineage.includes(wanted)),
  );
}

/** Whether a form shows a variable for a layout. All conditions must hold; one of the layouts suffices. */
export function isShown(document: Document, variable: ValueVariable, layoutId: Id): boolean {
  const { visibility } = variable;
  if (visibility.type !== 'conditional') return visibility.type === 'visible';
  return (
    isInLayouts(document, layoutId, visibility) &&
    visibility.comparisons.every((comparison) => {
      const other = document.variables.items[comparison.variableId];
      return other !== undefined && other.type !== 'group' && holds(comparison, other);
    })
  );
}
