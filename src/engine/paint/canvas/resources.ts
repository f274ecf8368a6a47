import type { DisplayItem, PathData } from '../../display';
import { boxOfPath, type Box } from './box';
import { newLayers, type Layers } from './layers';
import type { CanvasPlatform } from './platform';

/** A path and the box around it, in its own units. */
export interface Shape {
  readonly path: object;
  readonly box: Box;
}

/** Cached outlines, and canvases for groups blended as one piece. */
export interface CanvasResources {
  readonly createPath: CanvasPlatform['createPath'];
  readonly unitsPerEm: (font: string) => number;
  /** Returns a glyph in font units, y up. */
  readonly glyph: (font: string, id: number) => Shape;
  /** Returns the path of an item, cached as long as the item exists. */
  readonly shape: (item: DisplayItem, data: () => PathData) => Shape;
  readonly layers: Layers;
}

/** Creates the caches of a platform; painters share them. */
export function newCanvasResources({ createCanvas, createPath, outlines }: CanvasPlatform): CanvasResources {
  const fonts = new Map<string, Map<number, Shape>>();
  const items = new WeakMap<DisplayItem, Shape>();
  const shapeOf = (data: PathData): Shape => ({ path: createPath(data), box: boxOfPath(data) });

  function glyph(font: string, id: number): Shape {
    const glyphs = fonts.get(font) ?? new Map<number, Shape>();
    fonts.set(font, glyphs);
    const found = glyphs.get(id) ?? shapeOf(outlines.outline(font, id));
    glyphs.set(id, found);
    return found;
  }

  function shape(item: DisplayItem, data: () => PathData): Shape {
    const found = items.get(item) ?? shapeOf(data());
    items.set(item, found);
    return found;
  }

  return {
    createPath,
    unitsPerEm: outlines.unitsPerEm,
    glyph,
    shape,
    layers: newLayers({ createCanvas, createPath }),
  };
}
