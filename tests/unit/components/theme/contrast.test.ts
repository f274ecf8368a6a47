import { describe, expect, it } from 'vitest';
import { darkColours } from '@/components/theme/darkColours';
import { type ColourToken, lightColours } from '@/components/theme/lightColours';

/** Computes relative luminance as in WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [foreground: ColourToken, background: ColourToken];

const surfaces: ColourToken[] = [
  'canvas',
  'surface',
  'surfaceSunken',
  'surfaceRaised',
  'surfaceHover',
  'surfaceSelected',
];

/** Texts on their grounds: 4.5 to 1. */
const text: Pair[] = [
  ...(['text', 'textMuted', 'textSubtle'] as const).flatMap((word) =>
    surfaces.map((surface): Pair => [word, surface]),
  ),
  ['text', 'surfacePressed'],
  ['textMuted', 'surfacePressed'],
  ...(['canvas', 'surface', 'surfaceRaised', 'surfaceHover'] as const).flatMap((surface): Pair[] => [
    ['textLink', surface],
    ['negativeText', surface],
    ['positiveText', surface],
    ['cautionText', surface],
  ]),
  ['textInverse', 'surfaceInverse'],
  ['onBrand', 'brand'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAction', 'actionPressed'],
  ['onNegative', 'negative'],
  ['onNegative', 'negativeHover'],
  ['onNegative', 'negativePressed'],
  ['actionText', 'surfaceSelected'],
  ['actionText', 'actionSoft'],
  ['actionText', 'actionSoftHover'],
  ['text', 'actionSoftHover'],
  ['neutralText', 'neutralSoft'],
  ['informativeText', 'informativeSoft'],
  ['positiveText', 'positiveSoft'],
  ['cautionText', 'cautionSoft'],
  ['negativeText', 'negativeSoft'],
  ['tealText', 'tealSoft'],
  ['railText', 'rail'],
  ['railTextActive', 'railHover'],
  ['railTextActive', 'railActive'],
];

/** Edges of controls, icons, marks and data on their grounds: 3 to 1. */
const shapes: Pair[] = [
  ...(['borderStrong', 'focus'] as const).flatMap((edge) =>
    (['canvas', 'surface', 'surfaceRaised'] as const).map((surface): Pair => [edge, surface]),
  ),
  ...(['neutral', 'informative', 'positive', 'caution', 'negative', 'teal'] as const).flatMap((mark) =>
    (['surface', 'surfaceRaised'] as const).map((surface): Pair => [mark, surface]),
  ),
  ...(['data1', 'data2', 'data3', 'data4', 'data5', 'data6'] as const).map((data): Pair => [data, 'surface']),
  ['action', 'surface'],
  ['railTextActive', 'rail'],
];

describe.each([
  ['light', lightColours as Record<ColourToken, string>],
  ['dark', darkColours],
])('contrast in the %s theme', (_name, colours) => {
  it.each(text)('%s is readable on %s', (foreground, background) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s is visible on %s', (foreground, background) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(3);
  });
});
