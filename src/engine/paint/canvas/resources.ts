import type { DisplayItem, PathData } from '../../display';
import { boxOfPath, type Box } from './box';
import { newLayers, type Layers } from './layers';
import type { CanvasPlatform } from './platform';

/** A path and the box around it, in its own units. */
export interface Shape {
  readonly path: object;
  readonly box: Box;
}

/** What painting keeps from one time to the next: outlines, and canvases for what is blended as one piece. */
export interface CanvasResources {
  readonly createPath: CanvasPlatform['createPath'];
  readonly unitsPerEm: (font: string) => number;
  /** A glyph in font units, y up. */
  readonly glyph: (font: string, id: number) => Shape;
  /** The path of an item, made once as long as the item is there. */
  readonly shape: (item: DisplayItem, data: () => PathData) => Shape;
  readonly layers: Layers;
}

/** What keeps paths and canvases for one platform; painters that share it make each once. */
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
