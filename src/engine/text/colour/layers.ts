import { PaintCompositeMode } from 'harfbuzzjs';
import type { DisplayItem, GroupItem, Paint, PathData } from '../../display';

/** Something painted, and what else may be cut to it. */
interface Painted {
  readonly item: DisplayItem;
  readonly path: PathData;
  readonly opacity: number;
  /** Whether it covers all there is, cut by no outline. */
  readonly isWhole: boolean;
}

/** What is painted one over the other until it is laid over what was before. */
export type Layer = Painted[];

/** Adds an outline with its paint. */
export function addPainted(
  layer: Layer,
  { item, path, fill, isWhole }: Pick<Painted, 'item' | 'path' | 'isWhole'> & { readonly fill: Paint },
): void {
  layer.push({ item, path, isWhole, opacity: fill.type === 'solid' ? fill.opacity : 1 });
}

/** Canvas, SVG and PDF blend in the same ways as fonts do. */
const BLEND_MODES: Readonly<Partial<Record<PaintCompositeMode, GroupItem['blendMode']>>> = {
  [PaintCompositeMode.SCREEN]: 'screen',
  [PaintCompositeMode.OVERLAY]: 'overlay',
  [PaintCompositeMode.DARKEN]: 'darken',
  [PaintCompositeMode.LIGHTEN]: 'lighten',
  [PaintCompositeMode.COLOR_DODGE]: 'colorDodge',
  [PaintCompositeMode.COLOR_BURN]: 'colorBurn',
  [PaintCompositeMode.HARD_LIGHT]: 'hardLight',
  [PaintCompositeMode.SOFT_LIGHT]: 'softLight',
  [PaintCompositeMode.DIFFERENCE]: 'difference',
  [PaintCompositeMode.EXCLUSION]: 'exclusion',
  [PaintCompositeMode.MULTIPLY]: 'multiply',
  [PaintCompositeMode.HSL_HUE]: 'hue',
  [PaintCompositeMode.HSL_SATURATION]: 'saturation',
  [PaintCompositeMode.HSL_COLOR]: 'color',
  [PaintCompositeMode.HSL_LUMINOSITY]: 'luminosity',
};

const itemsOf = (layer: Layer): DisplayItem[] => layer.map(({ item }) => item);

/** A layer as one thing, which covers what all in it covers. */
const asOne = (layer: Layer, group: Omit<GroupItem, 'type' | 'items'>): Painted => ({
  item: { type: 'group', items: itemsOf(layer), ...group },
  path: layer.map(({ path }) => path).join(' '),
  opacity: group.opacity ?? 1,
  isWhole: layer.some(({ isWhole }) => isWhole),
});

/** What of a layer lies within another one. */
function within(layer: Layer, other: Layer): Layer {
  if (layer.length === 0 || other.length === 0) return [];
  const isWhole = other.some((painted) => painted.isWhole);
  const opacity = Math.max(...other.map((painted) => painted.opacity));
  return [
    asOne(layer, {
      ...(opacity < 1 && { opacity }),
      ...(!isWhole && { clip: other.map(({ path }) => path).join(' ') }),
    }),
  ];
}

/** A layer with another one laid over it. What parts two layers that neither blends nor cuts lays one over the other. */
export function composite(below: Layer, above: Layer, mode: PaintCompositeMode): Layer {
  if (mode === PaintCompositeMode.SRC_IN) return within(above, below);
  if (mode === PaintCompositeMode.DEST_IN) return within(below, above);
  const blendMode = BLEND_MODES[mode];
  if (!blendMode || above.length === 0) return [...below, ...above];
  return [...below, asOne(above, { blendMode })];
}
