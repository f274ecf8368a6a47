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

/** The longest side of a page, in any unit. */
export const LONGEST_SIDE = 100_000;

/** The timeline of a new animated layout, in seconds. */
const NEW_DURATION = 5;

/** A layout as it is asked for. */
export interface LayoutDraft {
  readonly name: string;
  /** The name of a preset; none where the size is one's own. */
  readonly preset: string | undefined;
  readonly intent: Intent;
  readonly unit: Unit;
  readonly width: number;
  readonly height: number;
  /** How long an animated one plays, in seconds. */
  readonly duration: number;
}

/** What the dialog starts with. */
export const newLayoutDraft = (name: string): LayoutDraft => ({
  ...A4,
  ...{ name, preset: A4.name, duration: NEW_DURATION },
});

/** Names in two places, such as those of papers and cards, stand once each. */
const presetOf = (name: string): LayoutPreset | undefined =>
  LAYOUT_PRESETS.find((preset) => preset.name === name);

/** The draft with the size of a preset; with that it has as its own where there is none of the name. */
export function withPreset(draft: LayoutDraft, name: string): LayoutDraft {
  const preset = presetOf(name);
  return preset ? { ...draft, ...preset, name: draft.name, preset: name } : { ...draft, preset: undefined };
}

/** The draft in another unit, of the same size. */
export function withUnit(draft: LayoutDraft, unit: Unit): LayoutDraft {
  const convert = (side: number) =>
    Number(convertLength(side, draft.unit, unit).toFixed(unit === 'in' ? 4 : 2));
  return {
    ...draft,
    ...{ unit, width: convert(draft.width), height: convert(draft.height), preset: undefined },
  };
}

/** The draft for another use, in the unit that is usual there. */
export function withIntent(draft: LayoutDraft, intent: Intent): LayoutDraft {
  if ((draft.intent === 'print') === (intent === 'print')) return { ...draft, intent };
  return { ...withUnit(draft, intent === 'print' ? 'mm' : 'px'), intent };
}

/**
 * A template that has this layout and an empty page, for the printing condition that is usual in a region.
 * @param region an ISO 3166 code such as `US` @default none, so that no condition is named
 */
export function firstDocument(
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

/** What adds the layout and shows it. */
export function addingLayout(draft: LayoutDraft, layoutId: Id): readonly Operation[] {
  const { name, intent, unit, width, height, duration } = draft;
  return [
    { kind: 'addLayout', layoutId, name, intent, unit, width, height },
    ...(intent === 'digitalAnimated' ? [settingTimeline(layoutId, duration)] : []),
    { kind: 'selectLayout', layoutId },
  ];
}
