import { convertLength } from '../layouts/units';
import { NEW_SETTINGS, type Bleed, type Intent, type LayoutSettings, type Unit } from '../schema/layout';
import type { LayoutPreset } from './presets';

/** Returns the initial bleed for an intent: 3 mm on each side in print, none elsewhere. */
export function newBleed(intent: Intent, unit: Unit): Bleed {
  const side = intent === 'print' ? convertLength(3, 'mm', unit) : 0;
  return { left: side, top: side, right: side, bottom: side, areBleedValuesCombined: true };
}

/** Returns the settings of a new layout of this size. */
export const newSettings = ({ intent, unit, width, height }: Omit<LayoutPreset, 'name'>): LayoutSettings => ({
  ...NEW_SETTINGS,
  intent,
  unit,
  width,
  height,
  bleed: newBleed(intent, unit),
});
