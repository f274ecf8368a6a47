import { notPermitted, type ActionName } from '../access';
import type { Refusal } from '../refusal';
import { itemNameKey } from '../item-name';

/** What it can be asked of where it is used; media are assets and folders, a folder standing for all that lies in it. */
export type UsedKind =
  'media' | 'fontFamily' | 'fontStyle' | 'outputSetting' | 'userInterface' | 'connector' | 'template';

/** Who may ask where something is used: whoever may list it and what uses it. */
const WHERE_USED_ACTIONS: Readonly<Record<UsedKind, ActionName>> = {
  media: 'media.list',
  fontFamily: 'font.list',
  fontStyle: 'font.list',
  outputSetting: 'output-setting.use',
  userInterface: 'user-interface.use',
  connector: 'template.list',
  template: 'template.list',
};

/** Why somebody may not ask where things of a kind are used; `undefined` for whoever may. */
export function refusalOfUses(kind: UsedKind, may: (action: ActionName) => boolean): Refusal | undefined {
  const action = WHERE_USED_ACTIONS[kind];
  return may(action) ? undefined : notPermitted(action);
}

/** What uses something, in the order it is listed. */
export const USING_KINDS = ['template', 'collection', 'brandKit', 'userInterface'] as const;
export type UsingKind = (typeof USING_KINDS)[number];

/** Something that uses something else. */
export interface Use {
  readonly kind: UsingKind;
  readonly id: string;
  readonly name: string;
}

/** A picture as a template or a brand kit names it: by an id, a path or a name. An empty connector is the environment itself. */
export interface PictureReference {
  readonly connectorId: string;
  readonly assetId: string;
}

/** A font as a template or a brand kit names it. Where its style is known by id, the names may be empty. */
export interface FontReference {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string;
}

/** What a template or a brand kit refers to in the library of its environment. */
export interface LibraryReferences {
  readonly pictures: readonly PictureReference[];
  readonly fonts: readonly FontReference[];
  /** Families by id. */
  readonly fontFamilies: readonly string[];
  /** Connectors by id. */
  readonly connectors: readonly string[];
}

/** A reference with what it is looked up by; one may have several. */
export type ReferenceRow =
  | { readonly kind: 'picture'; readonly key: string; readonly reference: PictureReference }
  | { readonly kind: 'font'; readonly key: string; readonly reference: FontReference }
  | { readonly kind: 'fontFamily' | 'connector'; readonly key: string; readonly reference: null };

/** Most characters of a key: names may be longer than an index takes. */
const LONGEST_KEY = 200;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What references by a name are looked up by. Things of one name have one key, and so may things of other names: what is found
 * by it has to be looked at.
 */
export const referenceKey = (name: string): string => [...itemNameKey(name)].slice(0, LONGEST_KEY).join('');

const pictureKey = (assetId: string): string =>
  UUID.test(assetId) ? assetId.toLowerCase() : referenceKey(assetId.slice(assetId.lastIndexOf('/') + 1));

const fontKeys = ({ family, fontStyleId }: FontReference): string[] => [
  ...(fontStyleId !== undefined && UUID.test(fontStyleId) ? [fontStyleId.toLowerCase()] : []),
  ...(family === '' ? [] : [referenceKey(family)]),
];

/** References as they are kept, each once under each of its keys. */
export function referenceRows(references: LibraryReferences): ReferenceRow[] {
  const rows: ReferenceRow[] = [
    ...references.pictures.map((reference) => ({
      ...{ kind: 'picture' as const, key: pictureKey(reference.assetId), reference },
    })),
    ...references.fonts.flatMap((reference) =>
      fontKeys(reference).map((key) => ({ kind: 'font' as const, key, reference })),
    ),
    ...references.fontFamilies.map((id) => ({
      ...{ kind: 'fontFamily' as const, key: id.toLowerCase(), reference: null },
    })),
    ...references.connectors.map((id) => ({
      ...{ kind: 'connector' as const, key: id.toLowerCase(), reference: null },
    })),
  ];
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
