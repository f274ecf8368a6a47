import { describe, expect, it } from 'vitest';
import { colourOf, constraintsOf } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { emptyDocument, sampleDocument } from '../support/sampleDocument';

describe('colourOf', () => {
  const { brandKit } = emptyDocument();
  const red = { type: 'rgb', r: 255, g: 0, b: 0 } as const;
  const dark = { type: 'rgb', r: 128, g: 0, b: 0 } as const;
  const kit = {
    ...brandKit,
    colors: { order: ['red'], items: { red: { name: 'Red', color: red } } },
    themes: {
      order: ['dark'],
      items: {
        dark: { name: 'Dark', colors: { red: dark }, paragraphStyles: {}, characterStyles: {}, media: {} },
      },
    },
  };
  const use = { type: 'brandKit', colorId: 'red', opacity: 0.5 } as const;

  it('S5.29 returns its own or the brand kit’s colour, with its opacity', () => {
    expect(colourOf({ brandKit }, { type: 'local', color: red, opacity: 0.2 })).toEqual({
      color: red,
      opacity: 0.2,
    });
    expect(colourOf({ brandKit: kit }, use)).toEqual({ color: red, opacity: 0.5 });
  });

  it('S5.29 returns the active theme’s colour', () => {
    expect(colourOf({ brandKit: { ...kit, activeThemeId: 'dark' } }, use).color).toEqual(dark);
  });

  it('S5.29 returns black and the missing id for a missing colour', () => {
    const black = { type: 'hex', value: '#000000' };
    expect(colourOf({ brandKit }, use)).toEqual({ color: black, opacity: 0.5, missing: 'red' });
    expect(colourOf({ brandKit }, { ...use, colorId: 'constructor' }).missing).toBe('constructor');
  });
});

describe('constraintsOf', () => {
  it('S5.31 returns all constraints off for a frame without any', () => {
    const constraints = constraintsOf(sampleDocument(), 'shape');
    expect(Object.values(constraints).every((value) => value === false || String(value) === '')).toBe(true);
    expect(constraints).toEqual(ALL_OFF);
  });

  it.each(['resizeAllowed', 'rotationAllowed'] as const)('S5.31 allows moving with %s', (key) => {
    const constraints = { frames: { words: { ...ALL_OFF, [key]: true } } };
    expect(constraintsOf({ constraints }, 'words')).toMatchObject({
      horizontalMoveAllowed: true,
      verticalMoveAllowed: true,
      selectionAllowed: false,
    });
  });
});
