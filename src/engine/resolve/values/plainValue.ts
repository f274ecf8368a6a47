import type { ValueVariable } from '../../document';
import type { RawValue } from './setValue';

/**
 * Returns the value of a variable as a plain value: the selected item of a list, the asset id of an image. `null` if it
 * has none, such as a data source.
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
