import {
  inverse,
  multiply,
  IDENTITY,
  type DisplayItem,
  type GlyphsItem,
  type GroupItem,
} from '../../display';
import { matrixNumbers, type Ref } from '../file/syntax';
import { boundsAfter } from '../geometry';
import { blendState } from './blendState';
import { paintBars } from './paintBars';
import { paintGlyphs } from './paintGlyphs';
import { paintImage } from './paintImage';
import type { Painting } from './painting';
import { paintPath } from './paintPath';
import { continuesLine, needsTextLayer, paintReadingLayer } from './paintReadingLayer';
import { paintShadow } from './paintShadow';
import { pathBounds, pathOperators } from './pathOperators';
import { transparencyGroup } from './transparencyGroup';

/** Paints items in order. */
export function paintItems(painting: Painting, items: readonly DisplayItem[]): void {
  let line: GlyphsItem[] = [];
  const endLine = (next?: DisplayItem): void => {
    paintReadingLayer(painting, line, next);
    line = [];
  };
  for (const item of items) {
    if (!continuesLine(painting, item, line)) endLine(item);
    paintItem(painting, item);
    if (item.type === 'glyphs' && needsTextLayer(painting, item)) line.push(item);
  }
  endLine();
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

/** Paints a group above its shadow, both as one piece if they are blended. */
function paintGroup(painting: Painting, group: GroupItem): void {
  const { shadow, opacity = 1, blendMode = 'normal' } = group;
  if (!shadow) return paintPiece(painting, group);
  if (opacity === 1 && blendMode === 'normal') {
    paintShadow(painting, group, shadow);
    return paintPiece(painting, group);
  }
  const whole: GroupItem = { ...group, opacity: 1, blendMode: 'normal' };
  const seen = inverse(painting.toPage);
  if (!seen) return;
  const form = transparencyGroup(painting, boundsAfter(seen, painting.page.area), (inside) => {
    paintShadow(inside, group, shadow);
    paintPiece(inside, whole);
  });
  painting.content.add('q\n');
  addBlended(painting, form, opacity, blendMode);
  painting.content.add('Q\n');
}

/** Paints items as one piece: a blended group becomes a transparency group, others stay in the stream. */
function paintPiece(painting: Painting, group: GroupItem): void {
  const { transform = IDENTITY, clip, opacity = 1, blendMode = 'normal', items } = group;
  const toPage = multiply(painting.toPage, transform);
  const seen = inverse(toPage);
  const cut = clip === undefined ? undefined : pathBounds(clip);
  const isHidden = opacity === 0 || items.length === 0 || (clip !== undefined && !cut);
  if (!seen || isHidden) return;
  const { content } = painting;
  content.add(`q\n${group.transform ? `${matrixNumbers(transform)} cm\n` : ''}`);
  if (clip !== undefined) content.add(`${pathOperators(clip)}W n\n`);
  if (opacity === 1 && blendMode === 'normal')
    paintItems({ ...painting, toPage, toStream: multiply(painting.toStream, transform) }, items);
  else {
    const bounds = cut ?? boundsAfter(seen, painting.page.area);
    const form = transparencyGroup({ ...painting, toPage }, bounds, (inside) => paintItems(inside, items));
    addBlended(painting, form, opacity, blendMode);
  }
  content.add('Q\n');
}

/** Blends a form with the content below. */
function addBlended({ content, file }: Painting, form: Ref, opacity: number, mode: string): void {
  const state = content.use('ExtGState', file.once(blendState(opacity, mode)));
  content.add(`${state} gs\n${content.use('XObject', form)} Do\n`);
}
