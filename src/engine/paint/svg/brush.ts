import type { DisplayList, Matrix } from '../../display';
import type { Definitions } from './definitions';
import type { SvgOptions } from './options';

/** What items are written with. */
export interface SvgBrush {
  readonly list: DisplayList;
  readonly options: SvgOptions;
  readonly definitions: Definitions;
  /** Takes what is written to the page. */
  readonly matrix: Matrix;
}
