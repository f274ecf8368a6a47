import { render, screen } from '@testing-library/react';
import { Blob as FileOfBytes } from 'node:buffer';
import { afterEach, expect, it, vi } from 'vitest';
import { useFontFace } from '@/product/Typeface';
import { ADOBE_VARIABLE, INTER_VARIABLE, stylesOf } from '../engine/support/variableFonts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the descriptors that a browser gets with the bytes of a font. */
async function describedAs(bytes: Uint8Array): Promise<FontFaceDescriptors | undefined> {
  let told: FontFaceDescriptors | undefined;
  class ShownFont {
    constructor(_name: string, _bytes: ArrayBuffer, descriptors: FontFaceDescriptors) {
      told = descriptors;
    }
    load = () => Promise.resolve(this);
  }
  vi.stubGlobal('FontFace', ShownFont);
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  const file = new FileOfBytes([bytes]) as unknown as Blob;
  function Shown() {
    return <p>{useFontFace('font', file)}</p>;
  }
  const { unmount } = render(<Shown />);
  await screen.findByText('ready');
  unmount();
  return told;
}

it('F6.20 browsers show a style of a variable font at its own weight', async () => {
  const [thin = INTER_VARIABLE, , , , , , bold = INTER_VARIABLE] = await stylesOf(INTER_VARIABLE);
  expect(await describedAs(thin)).toEqual({ weight: '100' });
  expect(await describedAs(bold)).toEqual({ weight: '700' });
  expect(await describedAs(ADOBE_VARIABLE)).toEqual({ weight: '1000' });
});
