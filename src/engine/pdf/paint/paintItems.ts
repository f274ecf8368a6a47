import type { DisplayItem, GroupItem } from '../../display/displayList';
import { matrixNumbers } from '../file/syntax';
import { after, boundsAfter, IDENTITY, inverse } from '../geometry';
import { blendState } from './blendState';
import { paintBars } from './paintBars';
import { paintGlyphs } from './paintGlyphs';
import { paintImage } from './paintImage';
import type { Painting } from './painting';
import { paintPath } from './paintPath';
import { paintShadow } from './paintShadow';
import { pathBounds, pathOperators } from './pathOperators';
import { transparencyGroup } from './transparencyGroup';

/** Items in their order. */
export function paintItems(painting: Painting, items: readonly DisplayItem[]): void {
  for (const item of items) paintItem(painting, item);
}

function paintItem(painting: Painting, item: DisplayItem): void {
  switch (item.type) {
    case 'path':
      return paintPath(painting, item);
    case 'bars':
      return paintBars(painting, item);
    case 'glyphs':
      return paintGlyphs(painting, item);
    case 'image':
      return paintImage(painting, item);
    case 'group':
      return paintGroup(painting, item);
  }
}

/** Items as one piece: what is blended becomes a transparency group of its own, all else stays in the stream. */
function paintGroup(painting: Painting, group: GroupItem): void {
  const { transform = IDENTITY, clip, opacity = 1, blendMode = 'normal', items, shadow } = group;
  if (shadow) paintShadow(painting, group, shadow);
  const toPage = after(painting.toPage, transform);
  const seen = inverse(toPage);
  const cut = clip === undefined ? undefined : pathBounds(clip);
  const isHidden = opacity === 0 || items.length === 0 || (clip !== undefined && !cut);
  if (!seen || isHidden) return;
  painting.content.add(`q\n${group.transform ? `${matrixNumbers(transform)} cm\n` : ''}`);
  if (clip !== undefined) painting.content.add(`${pathOperators(clip)}W n\n`);
  if (opacity === 1 && blendMode === 'normal')
    paintItems({ ...painting, toPage, toStream: after(painting.toStream, transform) }, items);
  else {
    const bounds = cut ?? boundsAfter(seen, painting.page.area);
    const form = transparencyGroup({ ...painting, toPage }, bounds, (inside) => paintItems(inside, items));
    const state = painting.file.once(blendState(opacity, blendMode));
    const { content: stream } = painting;
    stream.add(`${stream.use('ExtGState', state)} gs\n${stream.use('XObject', form)} Do\n`);
  }
  painting.content.add('Q\n');
}
