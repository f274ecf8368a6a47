import { create } from 'storybook/theming/create';
import { darkColours } from '../src/components/theme/darkColours.ts';
import { lightColours } from '../src/components/theme/lightColours.ts';
import { fonts, radii } from '../src/components/theme/tokens.ts';

/** Storybook's own UI in one of the product's themes. */
export function platenTheme(mode: 'light' | 'dark') {
  const colours = { ...lightColours, ...(mode === 'dark' ? darkColours : {}) };
  const radius = Number.parseFloat(radii.control) * 16;
  return create({
    base: mode,
    brandTitle: 'Platen',
    brandUrl: './?path=/story/start-here--start-here',
    brandTarget: '_self',
    fontBase: fonts.body,
    fontCode: fonts.mono,
    colorPrimary: colours.action,
    colorSecondary: colours.action,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.border,
    appBorderRadius: radius,
    textColor: colours.text,
    textInverseColor: colours.textInverse,
    textMutedColor: colours.textMuted,
    barBg: colours.surface,
    barTextColor: colours.textMuted,
    barSelectedColor: colours.textLink,
    barHoverColor: colours.textLink,
    inputBg: colours.surface,
    inputBorder: colours.borderStrong,
    inputTextColor: colours.text,
    inputBorderRadius: radius,
  });
}

/** The theme of the user's system. */
export const readersTheme = () =>
  platenTheme(window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
