import type { OutputSetting, SaveUserInterface, UserInterface } from '@/api/types';
import { refusalOfItemName } from '@/domain/item-name';
import {
  OUTPUT_INTENTS,
  readForm,
  suitsIntent,
  type FormSection,
  type OfferedOutputs,
  type OutputIntent,
} from '@/domain/user-interface';

/** What the form holds. */
export interface InterfaceDraft {
  readonly name: string;
  readonly outputSettings: OfferedOutputs;
  readonly sections: readonly FormSection[];
}

/** What the form shows of a stored user interface. */
export const draftOf = ({ name, outputSettings, formBuilder }: UserInterface): InterfaceDraft => ({
  name,
  outputSettings,
  sections: readForm(formBuilder),
});

/** What is sent to store the form. */
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

/** Whether two forms say the same. */
export const isSameDraft = (one: InterfaceDraft, other: InterfaceDraft): boolean =>
  one.name === other.name &&
  JSON.stringify(one.sections) === JSON.stringify(other.sections) &&
  OUTPUT_INTENTS.every((intent) => one.outputSettings[intent].join() === other.outputSettings[intent].join());

/** The output settings that can be chosen for what a layout is meant for. */
export const choicesFor = (settings: readonly OutputSetting[], intent: OutputIntent) =>
  settings
    .filter(({ type }) => suitsIntent(type, intent))
    .map(({ id, name, type }) => ({ value: id, label: `${name} (${type})` }));

/** The list with the item at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
