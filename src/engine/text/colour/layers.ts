import { PaintCompositeMode } from 'harfbuzzjs';
import type { DisplayItem, GroupItem, Paint, PathData } from '../../display';

/** A painted item, with the outline it covers. */
interface Painted {
  readonly item: DisplayItem;
  readonly path: PathData;
  readonly opacity: number;
  /** Whether it covers everything, without a clip. */
  readonly isWhole: boolean;
}

/** Items painted in order before compositing. */
export type Layer = Painted[];

/** Adds an outline with its paint. */
export function addPainted(
  layer: Layer,
  { item, path, fill, isWhole }: Pick<Painted, 'item' | 'path' | 'isWhole'> & { readonly fill: Paint },
): void {
  layer.push({ item, path, isWhole, opacity: fill.type === 'solid' ? fill.opacity : 1 });
}

/** The blend modes of fonts, which canvas, SVG and PDF share. */
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

/** Groups a layer as one item, which covers the outlines of all. */
const groupLayer = (layer: Layer, group: Omit<GroupItem, 'type' | 'items'>): Painted => ({
  item: { type: 'group', items: itemsOf(layer), ...group },
  path: layer.map(({ path }) => path).join(' '),
  opacity: group.opacity ?? 1,
  isWhole: layer.some(({ isWhole }) => isWhole),
});

/** Clips a layer to another one. */
function clipLayer(layer: Layer, other: Layer): Layer {
  if (layer.length === 0 || other.length === 0) return [];
  const isWhole = other.some((painted) => painted.isWhole);
  const opacity = Math.max(...other.map((painted) => painted.opacity));
  return [
    groupLayer(layer, {
      ...(opacity < 1 && { opacity }),
      ...(!isWhole && { clip: other.map(({ path }) => path).join(' ') }),
    }),
  ];
}

/** Composites two layers. Other modes, without an equivalent, paint one over the other. */
export function composite(below: Layer, above: Layer, mode: PaintCompositeMode): Layer {
  if (mode === PaintCompositeMode.SRC_IN) return clipLayer(above, below);
  if (mode === PaintCompositeMode.DEST_IN) return clipLayer(below, above);
  const blendMode = BLEND_MODES[mode];
  if (!blendMode || above.length === 0) return [...below, ...above];
  return [...below, groupLayer(above, { blendMode })];
}
