import {
  ALL_OFF,
  newBarcode,
  newBarcodeFrame,
  newDocument,
  newImageFrame,
  newPlacement,
  newShapeFrame,
  newTextFrame,
  newVariable,
  type Animation,
  type BarcodeSettings,
  type BarcodeType,
  type BarcodeValue,
  type Document,
  type Fill,
  type Frame,
  type FrameConstraints,
  type Id,
  type LayoutPreset,
  type Outline,
  type Placement,
  type Run,
  type ShapeFrame,
  type TextFrame,
  type Variable,
} from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { ANY_MEDIA } from '../designIn';
import { brandOperations, type Shade, type StyleName } from './brand';

/** The box of a frame: left, top, width and height in the unit of the layout. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A template of the demo data. */
export interface TemplateDesign {
  readonly name: string;
  readonly document: Document;
}

/** Returns a colour of the brand with an opacity. */
export const ink = (shade: Shade, opacity = 1) => ({ type: 'brandKit', colorId: shade, opacity }) as const;

/** Returns a fill in a colour of the brand. */
export const fillWith = (shade: Shade, opacity = 1): Fill => ({ type: 'color', color: ink(shade, opacity) });

/** A rising sun: the upper half of a disc. */
export const RISING: Outline = { type: 'path', path: 'M0 1A.5 1 0 0 1 1 1Z' };

/** The outline of the whole frame. */
export const WHOLE: Outline = { type: 'rectangle', cornerRadii: { type: 'none' } };

/** Returns the box of a rising sun: its middle, the horizon, and its radius. */
export const risingSunBox = (middle: number, horizon: number, radius: number): Box => [
  ...([middle - radius, horizon - radius, radius * 2, radius] as const),
];

/** Returns a run with the value of a variable. */
export const value = (variableId: Id): Run => ({ type: 'variable', variableId });

/** Returns a paragraph in a style of the brand. */
export const says = (
  style: StyleName,
  runs: string | readonly (string | Run)[],
  format?: TextFrame['paragraphs'][number]['format'],
): TextFrame['paragraphs'][number] => ({
  paragraphStyleId: style,
  ...(format && { format }),
  runs: (typeof runs === 'string' ? [runs] : runs).map((run) =>
    typeof run === 'string' ? { type: 'text', text: run } : run,
  ),
});

const boxOf = ([x, y, width, height]: Box) => ({ x, y, width, height });

/** Keeps the text size, and shrinks long values to 60 % at most. */
const SHRINKS = { enabled: true, min: 60, max: 100 };

/** Right-aligned text. */
export const RIGHT = { textAlign: 'right', textAlignLast: 'right' } as const;

/** Centred text. */
export const CENTRED = { textAlign: 'center', textAlignLast: 'center' } as const;

/** Builds a template. Additions are placed in front of earlier ones; ids follow their order. */
export class Design {
  readonly #name: string;
  readonly #preset: LayoutPreset;
  readonly #operations: Operation[];
  #page = 'page1';
  #count = 0;

  constructor(name: string, preset: LayoutPreset) {
    this.#name = name;
    this.#preset = preset;
    this.#operations = brandOperations(preset.intent === 'print');
  }

  /** Adds any operations of the engine. */
  do(...operations: readonly Operation[]): this {
    this.#operations.push(...operations);
    return this;
  }

  /** Adds a page, to which all later frames belong. */
  page(pageId: Id, name: string): this {
    this.#page = pageId;
    return this.do({ kind: 'addPage', pageId, name });
  }

  variable(variableId: Id, variable: Variable): this {
    return this.do({ kind: 'addVariable', variableId, variable });
  }

  shape(
    name: string,
    box: Box,
    settings: Partial<Omit<ShapeFrame, 'type'>>,
    more?: Partial<Placement>,
  ): this {
    this.#add({ ...newShapeFrame(name), ...settings }, { ...newPlacement('shape', boxOf(box)), ...more });
    return this;
  }

  text(
    name: string,
    box: Box,
    paragraphs: TextFrame['paragraphs'],
    options: Partial<TextFrame['options']> = {},
    more?: Partial<Placement>,
  ): this {
    const frame = newTextFrame(name);
    this.#add(
      { ...frame, paragraphs, options: { ...frame.options, ...options } },
      { ...newPlacement('text', boxOf(box)), copyFitting: SHRINKS, ...more },
    );
    return this;
  }

  /** Adds an image variable with a picture of the demo's media, by its path. */
  picture(variableId: Id, name: string, path: string): this {
    const assetId = `${ANY_MEDIA}${path}`;
    const chosen = { ...newVariable(name, 'image'), value: { connectorId: '', assetId }, allowUpload: true };
    return this.variable(variableId, chosen);
  }

  /** Adds a frame with the picture of a variable. */
  image(name: string, box: Box, mask: Outline, variableId: Id): this {
    const source = { type: 'variable', variableId } as const;
    this.#add({ ...newImageFrame(name), source, mask }, newPlacement('image', boxOf(box)));
    return this;
  }

  barcode(
    name: string,
    [x, y, width, height]: Box,
    type: BarcodeType,
    code: BarcodeValue,
    settings: Partial<BarcodeSettings> = {},
  ): this {
    const box = { x, y, width, height };
    this.#add({ ...newBarcodeFrame(name), value: code }, newPlacement('barcode', box));
    return this.code('main', name, type, settings);
  }

  /** Sets a barcode's look in a layout, by the name of its frame. */
  code(layoutId: Id, name: string, type: BarcodeType, settings: Partial<BarcodeSettings>): this {
    const barcode = { ...newBarcode(type, this.#preset.unit), ...settings } as BarcodeSettings;
    return this.do({
      kind: 'setBarcodeSettings',
      layoutId,
      frameId: this.#idOf(name),
      settings: barcode,
    });
  }

  /** Sets the permissions of project users for frames, by name. */
  allow(names: readonly string[], allowed: Partial<FrameConstraints>): this {
    const constraints = { ...ALL_OFF, selectionAllowed: true, ...allowed };
    const frameIds = names.map((name) => this.#idOf(name));
    return this.do({ kind: 'setFrameConstraints', frameIds, constraints });
  }

  /** Adds a child layout of another size, and moves frames by name. */
  child(
    layoutId: Id,
    name: string,
    size: readonly [number, number],
    places: Record<string, Box>,
    parentId = 'main',
  ): this {
    const moved = Object.entries(places).map(([frame, box]) => [this.#idOf(frame), boxOf(box)]);
    const [width, height] = size;
    return this.do(
      { kind: 'addChildLayout', layoutId, parentId, name },
      { kind: 'resizeLayout', layoutId, width, height },
      { kind: 'placeFrames', layoutId, places: Object.fromEntries(moved) },
    );
  }

  /** @throws Error if the design breaks a rule of documents. */
  done(): TemplateDesign {
    const empty = newDocument({
      pageId: 'page1',
      layoutId: 'main',
      sdkVersion: '1.0.0',
      engineVersion: '1.0.0',
      preset: this.#preset,
    });
    const made = edit(empty, this.#operations);
    if (!made.ok) throw new Error(`${this.#name}: ${made.refusal.message} ${made.refusal.pointer}`);
    return { name: this.#name, document: made.value.document };
  }

  #idOf(name: string): Id {
    const added = this.#operations.find((done) => done.kind === 'addFrame' && done.frame.name === name);
    if (added?.kind !== 'addFrame') throw new Error(`${this.#name}: there is no frame called ${name}.`);
    return added.frameId;
  }

  #add(frame: Frame, placement: Placement): Id {
    this.#count += 1;
    const frameId = `frame${this.#count}`;
    this.do({ kind: 'addFrame', layoutId: 'main', pageId: this.#page, frameId, frame, placement });
    return frameId;
  }
}

/** Returns an animation that enters and stays until the end. */
export const enterAnimation = (
  from: number,
  to: number,
  styles: NonNullable<Animation['intro']>['styles'],
): Animation => ({
  from,
  to,
  intro: { from, to: from + 700, ease: { type: 'easeOut', curve: 'Cubic' }, styles },
});
