import type { ValueVariable } from '../../document';
import type { RawValue } from './setValue';

/**
 * The value of a variable as one plain value: of a list the selected one, of an image the id of its asset; `null` where
 * there is none, as of a data source.
 */
export function plainValue(variable: ValueVariable): RawValue {
  switch (variable.type) {
    case 'list':
      return variable.selected;
    case 'image':
      return variable.value?.assetId ?? null;
    case 'dataSource':
      return null;
    default:
      return variable.value;
  }
}
