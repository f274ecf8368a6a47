import { refusalOfItemName, storedItemName } from '../item-name';
import type { SettingType } from '../output-setting';
import { conflicting, invalidField, type Refusal } from '../refusal';
import { NEW_FORM, refusalOfForm } from './formBuilder';

/** What a layout is meant for, in the words of documents. */
export const OUTPUT_INTENTS = ['print', 'digitalStatic', 'digitalAnimated'] as const;
export type OutputIntent = (typeof OUTPUT_INTENTS)[number];

/** The ids of the output settings offered, by what a layout is meant for. */
export type OfferedOutputs = Readonly<Record<OutputIntent, readonly string[]>>;

/** What the user interface is called that is used where no other is chosen. */
export const DEFAULT_USER_INTERFACE_NAME = 'Default';

/** What a list of user interfaces can be sorted by. */
export const USER_INTERFACE_SORTS = ['name', 'created', 'modified'] as const;
export type UserInterfaceSort = (typeof USER_INTERFACE_SORTS)[number];

/** What people give a user interface. */
export interface UserInterfaceContent {
  readonly name: string;
  readonly outputSettings: OfferedOutputs;
  /** The JSON of its sections. */
  readonly formBuilder: string;
}

/** A user interface as it is stored. Moments are those of the platform. */
export interface UserInterfaceRecord extends UserInterfaceContent {
  readonly id: string;
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** What a new user interface holds besides its name. */
export const NEW_USER_INTERFACE: Omit<UserInterfaceContent, 'name'> = {
  outputSettings: { print: [], digitalStatic: [], digitalAnimated: [] },
  formBuilder: JSON.stringify(NEW_FORM),
};

/** A user interface in the words of the contract. */
export const describeUserInterface = (row: UserInterfaceRecord) => ({
  id: row.id,
  name: row.name,
  default: row.isDefault,
  outputSettings: {
    print: [...row.outputSettings.print],
    digitalStatic: [...row.outputSettings.digitalStatic],
    digitalAnimated: [...row.outputSettings.digitalAnimated],
  },
  formBuilder: row.formBuilder,
  dateCreated: row.createdAt.toISOString(),
  lastModifiedDate: row.modifiedAt.toISOString(),
});

interface SaveUserInterface {
  readonly name: string;
  readonly outputSettings?: Partial<Record<OutputIntent, readonly string[] | undefined>> | undefined;
  readonly formBuilder?: string | undefined;
}

/** Whether files of a format can be made of layouts that are meant for this. */
export const suitsIntent = (type: SettingType, intent: OutputIntent): boolean =>
  intent === 'digitalAnimated' || (type !== 'GIF' && type !== 'MP4');

/**
 * Reads a user interface from the body of a call; what is left out is as in a new one.
 * @param typeOf the format of an output setting of the environment; `undefined` for an unknown one
 */
export function readUserInterface(
  { name, outputSettings = {}, formBuilder = NEW_USER_INTERFACE.formBuilder }: SaveUserInterface,
  typeOf: (settingId: string) => SettingType | undefined,
): { readonly value: UserInterfaceContent } | { readonly refusal: Refusal } {
  const refusal =
    refusalOfItemName(name) ?? refusalOfOutputs(outputSettings, typeOf) ?? refusalOfForm(formBuilder);
  if (refusal) return { refusal };
  const idsOf = (intent: OutputIntent) => [...new Set(outputSettings[intent] ?? [])];
  return {
    value: {
      name: storedItemName(name),
      outputSettings: {
        print: idsOf('print'),
        digitalStatic: idsOf('digitalStatic'),
        digitalAnimated: idsOf('digitalAnimated'),
      },
      formBuilder,
    },
  };
}

function refusalOfOutputs(
  outputSettings: NonNullable<SaveUserInterface['outputSettings']>,
  typeOf: (settingId: string) => SettingType | undefined,
): Refusal | undefined {
  for (const intent of OUTPUT_INTENTS)
    for (const id of outputSettings[intent] ?? []) {
      const field = `outputSettings.${intent}`;
      const type = typeOf(id);
      if (!type) return invalidField(field, `There is no output setting ${id}.`);
      if (!suitsIntent(type, intent)) return invalidField(field, `${type} is for animated layouts only.`);
    }
  return undefined;
}

/** Whether two user interfaces of one environment can't have these names both. */
export const isSameUserInterfaceName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Why a user interface can't be called what another one is. */
export const USER_INTERFACE_NAME_TAKEN = invalidField(
  'name',
  'A user interface with this name exists already.',
);

/** What is wrong with an environment that lost the one it was made with. */
export const NO_DEFAULT_USER_INTERFACE = 'The environment has no default user interface.';

/** Why the default one keeps its name. */
export const DEFAULT_KEEPS_NAME = invalidField('name', 'The default user interface keeps its name.');

/** Why the default one stays. */
export const DEFAULT_STAYS: Refusal = {
  status: 400,
  detail: 'The default user interface stays: projects without another one use it.',
};

/** Why a collection can't have a user interface. */
export const NO_SUCH_USER_INTERFACE = invalidField(
  'userInterfaceId',
  'There is no such user interface in this environment.',
);

/** Why a user interface isn't deleted that collections use. @param names those of the collections */
export function refusalOfUsedUserInterface(names: readonly string[]): Refusal | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return conflicting(
    names.length === 1
      ? `The collection ${quoted} uses it.`
      : `${names.length} collections use it: ${quoted}.`,
  );
}

/** A name as it is shown: that of the default one in brackets. */
export const shownUserInterfaceName = ({
  name,
  default: isDefault,
}: {
  readonly name: string;
  readonly default: boolean;
}): string => (isDefault ? `[${name}]` : name);
