import type { Intent, Unit } from '../schema/layout';

/** A preset size for layouts. */
export interface LayoutPreset {
  readonly name: string;
  readonly intent: Intent;
  readonly unit: Unit;
  readonly width: number;
  readonly height: number;
}

const preset =
  (intent: Intent, unit: Unit) =>
  (name: string, width: number, height: number): LayoutPreset => ({ name, intent, unit, width, height });

const paper = preset('print', 'mm');
const usPaper = preset('print', 'in');
const screen = preset('digitalStatic', 'px');

/** The default size of a new template. */
export const A4 = paper('A4', 210, 297);

/** The preset sizes for layouts; paper is in portrait. */
export const LAYOUT_PRESETS: readonly LayoutPreset[] = [
  paper('A0', 841, 1189),
  paper('A1', 594, 841),
  paper('A2', 420, 594),
  paper('A3', 297, 420),
  A4,
  paper('A5', 148, 210),
  paper('A6', 105, 148),
  paper('A7', 74, 105),
  paper('B5', 176, 250),
  usPaper('Letter', 8.5, 11),
  usPaper('Legal', 8.5, 14),
  usPaper('Tabloid', 11, 17),
  usPaper('Ledger', 17, 11),
  usPaper('Executive', 7.25, 10.5),
  usPaper('Statement', 5.5, 8.5),
  usPaper('Half letter', 5.5, 8.5),
  usPaper('Junior legal', 5, 8),
  usPaper('Government letter', 8, 10.5),
  paper('Business card', 86, 54),
  usPaper('Business card (US)', 3.5, 2),
  usPaper('Postcard', 6, 4),
  screen('Square post', 1080, 1080),
  screen('Portrait post', 1080, 1350),
  screen('Story', 1080, 1920),
  screen('Link preview', 1200, 630),
  screen('Leaderboard', 728, 90),
  screen('Medium rectangle', 300, 250),
  screen('Wide skyscraper', 160, 600),
  screen('Full HD screen', 1920, 1080),
  screen('4K screen', 3840, 2160),
];
