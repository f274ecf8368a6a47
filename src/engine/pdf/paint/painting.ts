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

/** A shadow's mask that is in the file: an image, and where on the page it lies. */
export interface PlacedShadow {
  readonly mask: Ref;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** What is in the file before a page is painted, and how its colours are blended. */
export interface PageSetting {
  /** What can be seen, in points of the page. */
  readonly area: Bounds;
  /** Whether anything on the page lets through what is below it. */
  readonly isTransparent: boolean;
  readonly blendSpace: 'rgb' | 'cmyk';
  readonly pictures: ReadonlyMap<string, EmbeddedPicture>;
  readonly shadows: ReadonlyMap<GroupItem, PlacedShadow>;
}

/** What a painter of items works with. */
export interface Painting {
  readonly file: PdfFile;
  readonly inks: Inks;
  readonly fonts: Fonts;
  readonly options: PdfOptions;
  readonly report: (finding: PdfFinding) => void;
  readonly page: PageSetting;
  readonly content: Content;
  /** Takes the places of the items to the start of the stream. */
  readonly toStream: Matrix;
  /** Takes the places of the items to the page. */
  readonly toPage: Matrix;
}
