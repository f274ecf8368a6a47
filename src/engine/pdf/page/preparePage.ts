import { everyItem, type DisplayList, type GroupItem, type Matrix } from '../../display';
import type { PdfFile } from '../file/pdfFile';
import type { PageSetting, PlacedShadow } from '../paint/painting';
import { addMask, type EmbeddedPicture, type Pictures } from '../pictures/pictures';
import type { PdfOptions } from '../options';
import type { PdfPorts } from '../ports';
import { inksOfItem, isBlended } from './inksOfItem';

/** The inputs for preparing pages. */
export interface Preparation {
  readonly file: PdfFile;
  readonly pictures: Pictures;
  readonly options: PdfOptions;
  readonly ports: PdfPorts;
}

/** Adds everything a page needs to the file: its pictures and the masks of its shadows. */
export async function preparePage(preparation: Preparation, list: DisplayList): Promise<PageSetting> {
  const { bleed, width, height, items } = list;
  const { options, pictures } = preparation;
  const embedded = new Map<string, EmbeddedPicture>();
  const shadows = new Map<GroupItem, PlacedShadow>();
  let isTransparent = false;
  let isForPress = options.conversion !== undefined || options.outputIntent !== undefined;
  for (const [item, matrix] of everyItem(items)) {
    isTransparent ||= isBlended(item);
    isForPress ||= inksOfItem(item).some(({ cmyk, spot }) => cmyk !== undefined || spot !== undefined);
    if (item.type === 'image') {
      const picture = await pictures.embed(item.image);
      if (picture) embedded.set(item.image, picture);
      isForPress ||= picture?.isForPress === true;
      isTransparent ||= picture?.hasAlpha === true;
    }
    if (item.type !== 'group' || !item.shadow) continue;
    const shadow = await shadowOf(preparation, item, matrix);
    if (shadow) shadows.set(item, shadow);
  }
  return {
    area: [-bleed.left, -bleed.top, width + bleed.right, height + bleed.bottom],
    isTransparent,
    blendSpace: isForPress ? 'cmyk' : 'rgb',
    pictures: embedded,
    shadows,
  };
}

async function shadowOf(
  { file, ports }: Preparation,
  group: GroupItem,
  matrix: Matrix,
): Promise<PlacedShadow | undefined> {
  if (!ports.castShadow) return void ports.report?.({ type: 'noShadow' });
  const shadow = await ports.castShadow(group, matrix);
  return shadow && { mask: addMask(file, shadow.width, shadow.height, shadow.alpha), box: shadow.box };
}
