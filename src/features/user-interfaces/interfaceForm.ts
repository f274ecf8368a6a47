import { isSameJson } from '@/domain/equality';
import type { OutputSetting, SaveUserInterface, UserInterface } from '@/api/types';
import { refusalOfItemName } from '@/domain/item-name';
import {
  OUTPUT_INTENTS,
  readForm,
  suitsIntent,
  type FormSection,
  type OfferedOutputs,
  type OutputIntent,
} from '@/domain/user-interfaces';

/** Values of the form. */
export interface InterfaceDraft {
  readonly name: string;
  readonly outputSettings: OfferedOutputs;
  readonly sections: readonly FormSection[];
}

/** Builds the form of a stored user interface. */
export const draftOf = ({ name, outputSettings, formBuilder }: UserInterface): InterfaceDraft => ({
  name,
  outputSettings,
  sections: readForm(formBuilder),
});

/** Builds the request to store the form. */
export const toBody = ({ name, outputSettings, sections }: InterfaceDraft): SaveUserInterface => ({
  name,
  outputSettings: {
    print: [...outputSettings.print],
    digitalStatic: [...outputSettings.digitalStatic],
    digitalAnimated: [...outputSettings.digitalAnimated],
  },
  formBuilder: JSON.stringify(sections),
});

/** Why the name can't be saved. */
export const faultOfName = ({ name }: InterfaceDraft): string | undefined => refusalOfItemName(name)?.detail;

/** Whether two forms are equal. */
export const isSameDraft = (one: InterfaceDraft, other: InterfaceDraft): boolean =>
  one.name === other.name &&
  isSameJson(one.sections, other.sections) &&
  OUTPUT_INTENTS.every((intent) => one.outputSettings[intent].join() === other.outputSettings[intent].join());

/** Lists the output settings available for the intent of a layout. */
export const choicesFor = (settings: readonly OutputSetting[], intent: OutputIntent) =>
  settings
    .filter(({ type }) => suitsIntent(type, intent))
    .map(({ id, name, type }) => ({ value: id, label: `${name} (${type})` }));

/** Moves the item at one index to another. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
