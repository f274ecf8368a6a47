import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayPorts, Matrix, Picture } from '@/engine/display';
import { newImageFrame, type Crop, type Document, type ImageFit, type ImageFrame } from '@/engine/document';
import { build, documentOf, groupOf } from './support/pageOf';

const frame: ImageFrame = {
  ...newImageFrame('Picture'),
  source: { type: 'connector', connectorId: 'media', assetId: 'one' },
};

const FIT: ImageFit = {
  mode: 'fill',
  position: 'center',
  smartCrop: { horizontal: 'center', vertical: 'center' },
};

interface Shown {
  readonly fit?: Partial<ImageFit>;
  readonly picture?: Picture;
  readonly crops?: Readonly<Record<string, Crop>>;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Returns left, top, width and height of the picture in its frame. */
function shown({ fit = {}, picture = { width: 200, height: 100 }, crops = {}, size }: Shown) {
  const placement = { ...size, fit: { ...FIT, ...fit } };
  const group = groupOf(build(documentOf([{ frame, placement, crops }]), { picture: () => picture }));
  const [clipped] = group.items;
  const image = clipped?.type === 'group' ? clipped.items[0] : undefined;
  if (image?.type !== 'image') throw new Error('No picture is drawn.');
  return image.transform;
}

const box = ([a, , , d, e, f]: Matrix) => [e, f, a, d];

it('S7.11 covers the frame with a picture that fills it, from the centre', () => {
  expect(box(shown({}))).toEqual([-10, 0, 120, 60]);
});

it('S7.11 shows the whole of a picture that fits', () => {
  expect(box(shown({ fit: { mode: 'fit' } }))).toEqual([0, 5, 100, 50]);
});

describe('S7.11 places', () => {
  const names = [
    ...(['topLeft', 'top', 'topRight', 'left', 'center', 'right'] as const),
    ...(['bottomLeft', 'bottom', 'bottomRight'] as const),
  ];
  it.each(names.map((position, index) => [position, index % 3, Math.floor(index / 3)] as const))(
    'a picture at %s',
    (position, column, row) => {
      expect(box(shown({ fit: { position } }))).toEqual([-10 * column + 0, 0, 120, 60]);
      expect(box(shown({ fit: { position }, picture: { width: 10, height: 100 } }))[1]).toBe(-470 * row + 0);
      expect(box(shown({ fit: { mode: 'fit', position } }))).toEqual([0, 5 * row, 100, 50]);
    },
  );
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.double({ min: 1, max: 2_000, noNaN: true });
const bias = fc.constantFrom('start', 'center', 'end' as const);

it('S7.13 keeps the point of interest in sight and the frame covered, at any ratio', () => {
  fc.assert(
    fc.property(
      fc.record({ width: length, height: length }),
      fc.record({ width: length, height: length }),
      fc.record({ x: share, y: share, width: share, height: share }),
      fc.record({ x: share, y: share }),
      fc.record({ horizontal: bias, vertical: bias }),
      (size, natural, part, point, smartCrop) => {
        const subjectArea = {
          x: part.x,
          y: part.y,
          width: part.width * (1 - part.x),
          height: part.height * (1 - part.y),
        };
        const pointOfInterest = {
          x: subjectArea.x + point.x * subjectArea.width,
          y: subjectArea.y + point.y * subjectArea.height,
        };
        const picture = { ...natural, subjectArea, pointOfInterest };
        const [x = 0, y = 0, w = 0, h = 0] = box(
          shown({ fit: { mode: 'smartCrop', smartCrop }, picture, size }),
        );
        const near = 0.01;
        expect(x).toBeLessThanOrEqual(near);
        expect(y).toBeLessThanOrEqual(near);
        expect(x + w).toBeGreaterThanOrEqual(size.width - near);
        expect(y + h).toBeGreaterThanOrEqual(size.height - near);
        expect(x + pointOfInterest.x * w).toBeGreaterThanOrEqual(-near);
        expect(x + pointOfInterest.x * w).toBeLessThanOrEqual(size.width + near);
        expect(y + pointOfInterest.y * h).toBeGreaterThanOrEqual(-near);
        expect(y + pointOfInterest.y * h).toBeLessThanOrEqual(size.height + near);
      },
    ),
  );
});

it.each([
  ['start', -150],
  ['center', -115],
  ['end', -80],
] as const)('S7.13 puts a subject with room around it at the %s of the frame', (horizontal, left) => {
  const picture = { width: 500, height: 60, subjectArea: { x: 0.3, y: 0, width: 0.06, height: 1 } };
  const smartCrop = { horizontal, vertical: 'center' } as const;
  expect(box(shown({ fit: { mode: 'smartCrop', smartCrop }, picture }))[0]).toBe(left);
});

it('S7.13 requests the subject of the fit’s type', () => {
  const asked: unknown[] = [];
  const picture: DisplayPorts['picture'] = (...question) => {
    asked.push(question);
    return { width: 1, height: 1 };
  };
  const fit: ImageFit = { ...FIT, mode: 'smartCrop', smartCrop: { ...FIT.smartCrop, subjectType: 'face' } };
  build(documentOf([{ frame, placement: { fit } }]), { picture });
  expect(asked).toEqual([['media:one', 'face']]);
});

const crop: Crop = {
  left: -20,
  top: -10,
  width: 160,
  height: 80,
  rotationDegrees: 0,
  originalParentWidth: 100,
  originalParentHeight: 60,
};

describe('S7.12 a manual crop', () => {
  it('places the picture relative to its frame', () => {
    expect(box(shown({ fit: { mode: 'manualCrop' }, crops: { 'media:one': crop } }))).toEqual([
      -20, -10, 160, 80,
    ]);
  });

  it('grows with the frame', () => {
    const size = { width: 200, height: 120 };
    expect(box(shown({ fit: { mode: 'manualCrop' }, crops: { 'media:one': crop }, size }))).toEqual([
      ...[-40, -20, 320, 160],
    ]);
  });

  it('turns the picture about its centre', () => {
    const turned = { ...crop, rotationDegrees: 90 };
    expect(shown({ fit: { mode: 'manualCrop' }, crops: { 'media:one': turned } })).toEqual([
      0, 160, -80, 0, 100, -50,
    ]);
  });

  it('is dropped by another picture, which fills the frame', () => {
    expect(box(shown({ fit: { mode: 'manualCrop' }, crops: { 'media:two': crop } }))).toEqual([
      -10, 0, 120, 60,
    ]);
  });

  it('belongs to one layout and is not inherited', () => {
    const parent = documentOf([
      { frame, placement: { fit: { ...FIT, mode: 'manualCrop' } }, crops: { 'media:one': crop } },
    ]);
    const { a4 } = parent.layouts.items;
    if (!a4) throw new Error('There is no layout.');
    const child: Document = {
      ...parent,
      layouts: {
        order: ['top', 'a4'],
        items: {
          top: a4,
          a4: {
            ...a4,
            type: 'child',
            parentId: 'top',
            settings: {},
            placements: {},
            overrides: {},
            crops: {},
          },
        },
      },
    };
    const group = groupOf(build(child, { picture: () => ({ width: 200, height: 100 }) }));
    const clipped = group.items[0];
    const image = clipped?.type === 'group' ? clipped.items[0] : undefined;
    expect(image?.type === 'image' && box(image.transform)).toEqual([-10, 0, 120, 60]);
  });
});

it('S7.14 clips the picture by its mask and draws the stroke and the radii of the mask', () => {
  const masked: ImageFrame = {
    ...frame,
    mask: { type: 'rectangle', cornerRadii: { type: 'all', radius: 10 } },
    stroke: { weight: 4, color: { type: 'local', color: { type: 'hex', value: '#ff0000' }, opacity: 1 } },
  };
  const group = groupOf(build(documentOf([{ frame: masked }]), { picture: () => ({ width: 1, height: 1 }) }));
  const [clipped, stroke] = group.items;
  expect(clipped?.type === 'group' && clipped.clip).toMatch(/^M 0 10 C /);
  expect(stroke).toMatchObject({ type: 'path', stroke: { width: 4, paint: { ink: { rgb: [1, 0, 0] } } } });
  expect(stroke?.type === 'path' && stroke.path).toBe(clipped?.type === 'group' ? clipped.clip : undefined);
});

it('reports an unavailable picture and draws nothing', () => {
  const result = build(documentOf([{ frame }]));
  expect(groupOf(result).items).toEqual([]);
  expect(result.reports).toEqual([{ type: 'missingPicture', frameId: 'frame0', picture: 'media:one' }]);
});

it('reports a picture missing from the brand kit, but no frame still loading', () => {
  const missing: ImageFrame = { ...frame, source: { type: 'brandKitMedia', name: 'Logo' } };
  const result = build(documentOf([{ frame: missing }, { frame: newImageFrame('Empty') }]));
  expect(result.reports).toEqual([{ type: 'missingPicture', frameId: 'frame0', picture: 'Logo' }]);
});

it('shows the picture of the brand kit as the active theme has it', () => {
  const document = documentOf([{ frame: { ...frame, source: { type: 'brandKitMedia', name: 'Logo' } } }]);
  const media = { order: ['logo'], items: { logo: { name: 'Logo', connectorId: 'media', assetId: 'day' } } };
  const night = {
    name: 'Night',
    colors: {},
    paragraphStyles: {},
    characterStyles: {},
    media: { logo: { connectorId: 'media', assetId: 'night' } },
  };
  const kit = { ...document.brandKit, media, themes: { order: ['night'], items: { night } } };
  const asked: string[] = [];
  const picture: DisplayPorts['picture'] = (key) => {
    asked.push(key);
    return { width: 1, height: 1 };
  };
  build({ ...document, brandKit: kit }, { picture });
  build({ ...document, brandKit: { ...kit, activeThemeId: 'night' } }, { picture });
  expect(asked).toEqual(['media:day', 'media:night']);
});
