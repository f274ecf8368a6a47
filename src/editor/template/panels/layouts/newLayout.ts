import { conditionOfRegion } from '@/domain/colour';
import {
  A4,
  convertLength,
  LAYOUT_PRESETS,
  newDocument,
  type Document,
  type Id,
  type Intent,
  type LayoutPreset,
  type NewDocument,
  type Unit,
} from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';

/** Maximum side of a page, in any unit. */
export const LONGEST_SIDE = 100_000;

/** Duration of a new animated layout in seconds. */
const NEW_DURATION = 5;

/** The values of the dialog for a new layout. */
export interface LayoutDraft {
  readonly name: string;
  /** Name of the preset; undefined for a custom size. */
  readonly preset: string | undefined;
  readonly intent: Intent;
  readonly unit: Unit;
  readonly width: number;
  readonly height: number;
  /** Duration of an animated layout in seconds. */
  readonly duration: number;
}

/** Creates the initial values of the dialog. */
export const newLayoutDraft = (name: string): LayoutDraft => ({
  ...A4,
  name,
  preset: A4.name,
  duration: NEW_DURATION,
});

/** Some names occur twice, such as those of papers and cards; finds the first. */
const presetOf = (name: string): LayoutPreset | undefined =>
  LAYOUT_PRESETS.find((preset) => preset.name === name);

/** Applies a preset to the draft; an unknown name makes the size a custom one. */
export function applyPreset(draft: LayoutDraft, name: string): LayoutDraft {
  const preset = presetOf(name);
  return preset ? { ...draft, ...preset, name: draft.name, preset: name } : { ...draft, preset: undefined };
}

/** Converts the draft to another unit without changing its size. */
export function convertUnit(draft: LayoutDraft, unit: Unit): LayoutDraft {
  const convert = (side: number) =>
    Number(convertLength(side, draft.unit, unit).toFixed(unit === 'in' ? 4 : 2));
  return {
    ...draft,
    unit,
    width: convert(draft.width),
    height: convert(draft.height),
    preset: undefined,
  };
}

/** Changes the intent of the draft, and its unit to the usual one. */
export function changeIntent(draft: LayoutDraft, intent: Intent): LayoutDraft {
  if ((draft.intent === 'print') === (intent === 'print')) return { ...draft, intent };
  return { ...convertUnit(draft, intent === 'print' ? 'mm' : 'px'), intent };
}

/**
 * Creates a template with this layout and an empty page, in the usual printing condition of a region.
 * @param region an ISO 3166 code such as `US`
 * @default no printing condition
 */
export function createDocument(
  { preset = 'Layout 1', intent, unit, width, height, duration }: LayoutDraft,
  versions: Pick<NewDocument, 'sdkVersion' | 'engineVersion'>,
  region?: string,
): Document {
  const size: LayoutPreset = { name: preset, intent, unit, width, height };
  const blank = newDocument({ pageId: 'page-1', layoutId: 'layout-1', ...versions, preset: size });
  const printed = intent === 'print' ? { ...blank, blackOverprint: true } : blank;
  const document = region === undefined ? printed : { ...printed, printCondition: conditionOfRegion(region) };
  if (intent !== 'digitalAnimated') return document;
  const timed = edit(document, [settingTimeline('layout-1', duration)]);
  return timed.ok ? timed.value.document : document;
}

const settingTimeline = (layoutId: Id, duration: number) =>
  ({ kind: 'setTimelineLength', layoutId, timelineLengthMs: Math.round(duration * 1_000) }) as const;

/** Returns the operations that add the layout and show it. */
export function addingLayout(draft: LayoutDraft, layoutId: Id): readonly Operation[] {
  const { name, intent, unit, width, height, duration } = draft;
  return [
    { kind: 'addLayout', layoutId, name, intent, unit, width, height },
    ...(intent === 'digitalAnimated' ? [settingTimeline(layoutId, duration)] : []),
    { kind: 'selectLayout', layoutId },
  ];
}
