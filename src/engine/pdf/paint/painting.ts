import type { GroupItem, Matrix } from '../../display';
import type { Inks } from '../colour/inks';
import type { PdfFile } from '../file/pdfFile';
import type { Ref } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { PdfOptions } from '../options';
import type { EmbeddedPicture } from '../pictures/pictures';
import type { PdfFinding } from '../ports';
import type { Fonts } from '../text/fonts';
import type { Content } from './content';

/** The mask of a shadow in the file, and its place on the page. */
export interface PlacedShadow {
  readonly mask: Ref;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** The prepared resources of a page, and how its colours are blended. */
export interface PageSetting {
  /** The visible area, in points of the page. */
  readonly area: Bounds;
  /** Whether anything on the page is transparent. */
  readonly isTransparent: boolean;
  readonly blendSpace: 'rgb' | 'cmyk';
  readonly pictures: ReadonlyMap<string, EmbeddedPicture>;
  readonly shadows: ReadonlyMap<GroupItem, PlacedShadow>;
}

/** The state for painting items. */
export interface Painting {
  readonly file: PdfFile;
  readonly inks: Inks;
  readonly fonts: Fonts;
  readonly options: PdfOptions;
  readonly report: (finding: PdfFinding) => void;
  readonly page: PageSetting;
  readonly content: Content;
  /** Maps the items' coordinates to the start of the stream. */
  readonly toStream: Matrix;
  /** Maps the items' coordinates to the page. */
  readonly toPage: Matrix;
}
