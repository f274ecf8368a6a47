import type { DisplayList, Matrix } from '../../display';
import type { Definitions } from './definitions';
import type { SvgOptions } from './options';

/** The state for writing items. */
export interface SvgBrush {
  readonly list: DisplayList;
  readonly options: SvgOptions;
  readonly definitions: Definitions;
  /** Maps written coordinates to the page. */
  readonly matrix: Matrix;
}
