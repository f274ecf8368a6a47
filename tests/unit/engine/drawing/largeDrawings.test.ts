import { expect, it } from 'vitest';
import { prepareDrawing } from '@/engine/drawing';
import { readFontFacts } from '@/engine/drawing/fontFacts';
import { testFace } from '../support/fonts';

it('reads a drawing of many declared prefixes in linear time', { timeout: 10_000 }, () => {
  const many = Array.from({ length: 20_000 }, (_, index) => index);
  const declared = many.map((index) => ` xmlns:a${index}=""`).join('');
  const parts = many.map((index) => `<g xmlns:b="urn:${index}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${declared}>${parts}<a7:rect/></svg>`;
  const prepared = prepareDrawing(svg);
  expect(prepared.ok && prepared.drawing.svg.match(/<g>/g)).toHaveLength(20_000);
  expect(prepared.ok && prepared.drawing.svg).not.toContain('rect');
});

it.each(['arimo', 'inter'] as const)('finds each letter that a font has, and no others: %s', (name) => {
  const face = testFace(name);
  const { has } = readFontFacts(face.bytes);
  const letters = Array.from({ length: 0x1_1000 }, (_, codePoint) => codePoint);
  expect(letters.filter((codePoint) => face.hasGlyph(codePoint) && !has(codePoint))).toEqual([]);
  expect(letters.filter((codePoint) => has(codePoint))).not.toHaveLength(letters.length);
  expect(['A', 'é', '漢'].map((letter) => has(letter.codePointAt(0) ?? 0))).toEqual([true, true, false]);
});
