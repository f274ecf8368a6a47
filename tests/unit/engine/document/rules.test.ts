import { describe, expect, it } from 'vitest';
import { readDocument } from '@/engine/document';
import { damage, sampleDocument } from '../support/sampleDocument';

type Change = Parameters<typeof damage>[1];

function pointerOf(change: Change): string | undefined {
  const result = readDocument(damage(sampleDocument(), change));
  if (result.ok) return undefined;
  expect(result.refusal).toMatchObject({ reason: 'invalid', code: 303012 });
  return result.refusal.pointer;
}

const relative = { type: 'relative' };
const follow = (frameId: string) => ({ type: 'start', target: { type: 'frame', frameId, edge: 'end' } });

describe('a document', () => {
  it.each<[string, Change, string]>([
    ['a page listed twice', (copy) => copy.pages.order.push('page'), '/pages/order/2'],
    [
      'one frame on two pages',
      (copy) => (copy.pages.items.back.frames = copy.pages.items.page.frames),
      '/pages/items/back/frames/items/shape',
    ],
    [
      'a variable with the id of a layout',
      (copy) => {
        copy.variables.order.push('a4');
        copy.variables.items.a4 = { type: 'group', name: 'Same' };
      },
      '/variables/items/a4',
    ],
    ['a page that is listed only', (copy) => copy.pages.order.push('gone'), '/pages/order/2'],
    ['a page that is not listed', (copy) => copy.pages.order.pop(), '/pages/items/back'],
    [
      'a parent that is missing',
      (copy) => (copy.layouts.items.half.parentId = 'gone'),
      '/layouts/items/half/parentId',
    ],
    [
      'parents in a circle',
      (copy) => (copy.layouts.items.half.parentId = 'quarter'),
      '/layouts/items/half/parentId',
    ],
    [
      'a place for no frame',
      (copy) => (copy.layouts.items.a4.placements.gone = copy.layouts.items.a4.placements.shape),
      '/layouts/items/a4/placements/gone',
    ],
    [
      'an override of no frame',
      (copy) => (copy.layouts.items.half.overrides.gone = {}),
      '/layouts/items/half/overrides/gone',
    ],
    [
      'a second place for an inherited frame',
      (copy) => (copy.layouts.items.half.placements.shape = copy.layouts.items.a4.placements.shape),
      '/layouts/items/half/placements/shape',
    ],
    [
      'a variable in a text',
      (copy) => (copy.pages.items.page.frames.items.words.paragraphs[0].runs[1].variableId = 'gone'),
      '/pages/items/page/frames/items/words/paragraphs/0/runs/1/variableId',
    ],
    [
      'a variable of a picture',
      (copy) => (copy.pages.items.page.frames.items.picture.source.variableId = 'constructor'),
      '/pages/items/page/frames/items/picture/source/variableId',
    ],
    [
      'a layout in a condition',
      (copy) => (copy.variables.items.price.visibility.layouts[0].layoutId = 'gone'),
      '/variables/items/price/visibility/layouts/0/layoutId',
    ],
    [
      'a variable in a condition',
      (copy) => (copy.variables.items.price.visibility.comparisons[0].variableId = 'gone'),
      '/variables/items/price/visibility/comparisons/0/variableId',
    ],
    [
      'a variable of a trigger',
      (copy) => (copy.actions.items.start.triggers[1].variableIds = ['who', 'gone']),
      '/actions/items/start/triggers/1/variableIds/1',
    ],
    [
      'constraints of no frame',
      (copy) => (copy.constraints.frames.gone = copy.constraints.frames.words),
      '/constraints/frames/gone',
    ],
    [
      'a group that is a variable',
      (copy) => (copy.variables.items.price.parentId = 'who'),
      '/variables/items/price/parentId',
    ],
    [
      'groups within each other',
      (copy) => (copy.variables.items.people.parentId = 'people'),
      '/variables/items/people/parentId',
    ],
  ])('S5.06 is refused for %s', (_, change, pointer) => {
    expect(pointerOf(change)).toBe(pointer);
  });

  it('S5.07 is refused without selectedLayoutId, or with one that names no layout', () => {
    expect(pointerOf((copy) => delete copy.selectedLayoutId)).toBe('/selectedLayoutId');
    expect(pointerOf((copy) => (copy.selectedLayoutId = 'gone'))).toBe('/selectedLayoutId');
  });

  it('S5.13 is refused with 51 pages, no page, or no visible page', () => {
    const pages =
      (count: number): Change =>
      (copy) => {
        copy.pages.order = Array.from({ length: count }, (_, index) => (index === 0 ? 'page' : `p${index}`));
        copy.pages.items = Object.fromEntries(
          copy.pages.order.map((id: string) => [
            id,
            id === 'page'
              ? copy.pages.items.page
              : { name: id, isVisible: true, frames: { order: [], items: {} } },
          ]),
        );
      };
    expect(pointerOf(pages(50))).toBeUndefined();
    expect(pointerOf(pages(51))).toBe('/pages/order');
    const hidden = pointerOf((copy) => {
      copy.pages.items.page.isVisible = false;
      copy.pages.items.back.isVisible = false;
    });
    expect(hidden).toBe('/pages');
  });

  it('S5.22 is refused when a layout lacks settings of its barcode', () => {
    expect(pointerOf((copy) => (copy.layouts.items.quarter.barcodes = {}))).toBe(
      '/layouts/items/quarter/barcodes',
    );
  });

  it.each<[string, (layouts: Parameters<Change>[0]) => void, string]>([
    [
      'each other',
      ({ a4 }) => {
        a4.placements.shape.anchoring = { horizontal: follow('picture'), vertical: relative };
        a4.placements.picture.anchoring = { horizontal: follow('shape'), vertical: relative };
      },
      '/layouts/items/a4',
    ],
    [
      'each other once a child overrides one anchor',
      ({ a4, half }) => {
        a4.placements.shape.anchoring = { horizontal: relative, vertical: follow('picture') };
        half.overrides.picture = { anchoring: { horizontal: relative, vertical: follow('shape') } };
      },
      '/layouts/items/half',
    ],
    [
      'themselves',
      ({ a4 }) => (a4.placements.shape.anchoring = { horizontal: follow('shape'), vertical: relative }),
      '/layouts/items/a4',
    ],
  ])('S5.27 is refused for frames anchored to %s', (_, change, pointer) => {
    expect(pointerOf((copy) => change(copy.layouts.items))).toBe(pointer);
  });

  it('S5.27 accepts frames anchored to each other on different axes', () => {
    const change: Change = ({ layouts: { items } }) => {
      items.a4.placements.shape.anchoring = { horizontal: follow('picture'), vertical: relative };
      items.a4.placements.picture.anchoring = { horizontal: relative, vertical: follow('shape') };
    };
    expect(pointerOf(change)).toBeUndefined();
  });

  it('S5.32 is refused with a minimum above its maximum', () => {
    const resizable =
      (limits: object): Change =>
      (copy) =>
        Object.assign(copy.layouts.items.a4.resizableByUser, { enabled: true, ...limits });
    expect(pointerOf(resizable({ minWidth: 100, maxWidth: 100 }))).toBeUndefined();
    expect(pointerOf(resizable({ minWidth: 101, maxWidth: 100 }))).toBe(
      '/layouts/items/a4/resizableByUser/minWidth',
    );
    expect(pointerOf(resizable({ minHeight: 2, maxHeight: 1 }))).toBe(
      '/layouts/items/a4/resizableByUser/minHeight',
    );
  });

  it('S7.02 is refused with decreasing gradient stops', () => {
    const stop = (position: number) => ({
      position,
      color: { type: 'local', color: { type: 'gray', gray: 0 }, opacity: 1 },
    });
    const stops =
      (...positions: number[]): Change =>
      (copy) => {
        copy.pages.items.page.frames.items.shape.fill = {
          type: 'gradient',
          gradient: {
            type: 'linear',
            start: { x: 0, y: 0 },
            end: { x: 1, y: 0 },
            stops: positions.map(stop),
          },
        };
      };
    const fill = '/pages/items/page/frames/items/shape/fill/gradient/stops';
    expect(pointerOf(stops(0, 0.5, 0.5, 1))).toBeUndefined();
    expect(pointerOf(stops(0, 0.5, 0.4))).toBe(`${fill}/2/position`);
    expect(pointerOf(stops(0))).toBe(fill);
  });

  it('F4.21 is refused with a radial gradient that has no ellipse or begins outside of it', () => {
    const radial =
      (places: object, inStroke = false): Change =>
      (copy) => {
        const stop = (position: number) => ({
          position,
          color: { type: 'local', color: { type: 'gray', gray: 0 }, opacity: 1 },
        });
        const gradient = {
          type: 'radial',
          center: { x: 0.5, y: 0.5 },
          edge: { x: 1, y: 0.5 },
          side: { x: 0.5, y: 1 },
          stops: [stop(0), stop(1)],
          ...places,
        };
        const { shape } = copy.pages.items.page.frames.items;
        if (inStroke) shape.stroke.gradient = { type: 'gradient', gradient };
        else shape.fill = { type: 'gradient', gradient };
      };
    const shape = '/pages/items/page/frames/items/shape';
    expect(pointerOf(radial({}))).toBeUndefined();
    expect(pointerOf(radial({ focus: { x: 0.9, y: 0.5 } }))).toBeUndefined();
    expect(pointerOf(radial({ focus: { x: 0.9, y: 0.9 } }))).toBe(`${shape}/fill/gradient/focus`);
    expect(pointerOf(radial({ side: { x: 0, y: 0.5 } }))).toBe(`${shape}/fill/gradient/side`);
    expect(pointerOf(radial({ side: { x: 0, y: 0.5 } }, true))).toBe(
      `${shape}/stroke/gradient/gradient/side`,
    );
    expect(pointerOf(radial({ type: 'conic' }))).toBe(`${shape}/fill/gradient/angleDegrees`);
  });

  it('S7.24 is refused with a quiet zone below its default, bars below 1 px or a broken magnification', () => {
    const code: (settings: object) => Change = (settings) => (copy) =>
      Object.assign(copy.layouts.items.a4.barcodes.code, settings);
    const at = '/layouts/items/a4/barcodes/code';
    expect(pointerOf(code({ quietZone: { left: 2.53, right: 2.54 } }))).toBe(`${at}/quietZone/left`);
    expect(pointerOf(code({ barHeight: 0.35 }))).toBe(`${at}/barHeight`);
    expect(pointerOf(code({ barHeight: 0.36 }))).toBeUndefined();
    expect(pointerOf(code({ magnificationPercent: 10.5 }))).toBe(`${at}/magnificationPercent`);
    expect(pointerOf(code({ magnificationPercent: 1001 }))).toBe(`${at}/magnificationPercent`);
  });

  it('S8.01 is refused with two variables of one name', () => {
    expect(pointerOf((copy) => (copy.variables.items.price.name = 'Who'))).toBe(
      '/variables/items/price/name',
    );
  });

  it('S8.05 is refused when a text is compared by size', () => {
    const change: Change = (copy) => (copy.variables.items.price.visibility.comparisons[0].operator = '>');
    expect(pointerOf(change)).toBe('/variables/items/price/visibility/comparisons/0/operator');
  });

  it('S8.15 is refused with two equal separators', () => {
    const change: Change = (copy) => (copy.variables.items.price.thousandsSeparator = '.');
    expect(pointerOf(change)).toBe('/variables/items/price/thousandsSeparator');
  });
});
