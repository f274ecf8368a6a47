import { isSameIgnoringCase } from '../equality';
import { refusalOfItemName, storedItemName } from '../item-name';
import type { SettingType } from '../output-settings';
import { conflicting, invalidField, type Refusal } from '../refusal';
import { NEW_FORM, refusalOfForm } from './formBuilder';

/** The purposes of a layout, as in documents. */
export const OUTPUT_INTENTS = ['print', 'digitalStatic', 'digitalAnimated'] as const;
export type OutputIntent = (typeof OUTPUT_INTENTS)[number];

/** The ids of offered output settings, by the purpose of a layout. */
export type OfferedOutputs = Readonly<Record<OutputIntent, readonly string[]>>;

/** The name of the user interface that is used by default. */
export const DEFAULT_USER_INTERFACE_NAME = 'Default';

/** Sort keys of user interfaces. */
export const USER_INTERFACE_SORTS = ['name', 'created', 'modified'] as const;
export type UserInterfaceSort = (typeof USER_INTERFACE_SORTS)[number];

/** The editable part of a user interface. */
export interface UserInterfaceContent {
  readonly name: string;
  readonly outputSettings: OfferedOutputs;
  /** The JSON of its sections. */
  readonly formBuilder: string;
}

/** A stored user interface. Times are those of the platform. */
export interface UserInterfaceRecord extends UserInterfaceContent {
  readonly id: string;
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** The initial content of a user interface. */
export const NEW_USER_INTERFACE: Omit<UserInterfaceContent, 'name'> = {
  outputSettings: { print: [], digitalStatic: [], digitalAnimated: [] },
  formBuilder: JSON.stringify(NEW_FORM),
};

/** Describes a user interface for the contract. */
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

/** Whether layouts of a purpose can have output in a format. */
export const suitsIntent = (type: SettingType, intent: OutputIntent): boolean =>
  intent === 'digitalAnimated' || (type !== 'GIF' && type !== 'MP4');

/**
 * Reads a user interface from a request body; missing values are those of a new one.
 * @param typeOf returns the format of an output setting; `undefined` for an unknown one
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

/** Whether two user interfaces of one environment may not have these names together. */
export const isSameUserInterfaceName = (one: string, other: string): boolean =>
  isSameIgnoringCase(one, other);

/** The refusal of a user interface's name that is taken. */
export const USER_INTERFACE_NAME_TAKEN = invalidField(
  'name',
  'A user interface with this name exists already.',
);

/** The error of an environment without its initial user interface. */
export const NO_DEFAULT_USER_INTERFACE = 'The environment has no default user interface.';

/** The refusal to rename the default user interface. */
export const DEFAULT_KEEPS_NAME = invalidField('name', 'The default user interface keeps its name.');

/** The refusal to delete the default user interface. */
export const DEFAULT_STAYS: Refusal = {
  status: 400,
  detail: 'The default user interface stays: projects without another one use it.',
};

/** The refusal of an unknown user interface for a collection. */
export const NO_SUCH_USER_INTERFACE = invalidField(
  'userInterfaceId',
  'There is no such user interface in this environment.',
);

/**
 * Refuses to delete a user interface that collections use.
 * @param names those of the collections
 */
export function refusalOfUsedUserInterface(names: readonly string[]): Refusal | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return conflicting(
    names.length === 1
      ? `The collection ${quoted} uses it.`
      : `${names.length} collections use it: ${quoted}.`,
  );
}

/** Returns the displayed name; that of the default one is in brackets. */
export const shownUserInterfaceName = ({
  name,
  default: isDefault,
}: {
  readonly name: string;
  readonly default: boolean;
}): string => (isDefault ? `[${name}]` : name);
