import { notPermitted, type ActionName } from '../access';
import type { Refusal } from '../refusal';
import { itemNameKey } from '../item-name';

/** The kinds of objects with a list of uses. Media are assets and folders; a folder includes everything in it. */
export type UsedKind =
  'media' | 'fontFamily' | 'fontStyle' | 'outputSetting' | 'userInterface' | 'connector' | 'template';

/** The actions required to see uses: listing the object and its users. */
const WHERE_USED_ACTIONS: Readonly<Record<UsedKind, ActionName>> = {
  media: 'media.list',
  fontFamily: 'font.list',
  fontStyle: 'font.list',
  outputSetting: 'output-setting.use',
  userInterface: 'user-interface.use',
  connector: 'template.list',
  template: 'template.list',
};

/** Refuses to list the uses of a kind of object. */
export function refusalOfUses(kind: UsedKind, may: (action: ActionName) => boolean): Refusal | undefined {
  const action = WHERE_USED_ACTIONS[kind];
  return may(action) ? undefined : notPermitted(action);
}

/** The kinds of using objects, in display order. */
export const USING_KINDS = ['template', 'collection', 'brandKit', 'userInterface'] as const;
export type UsingKind = (typeof USING_KINDS)[number];

/** An object that uses another. */
export interface Use {
  readonly kind: UsingKind;
  readonly id: string;
  readonly name: string;
}

/** A picture as named in a template or brand kit: by id, path or name. An empty connector is the environment itself. */
export interface PictureReference {
  readonly connectorId: string;
  readonly assetId: string;
}

/** A font as named in a template or brand kit. If it has the id of its style, the names may be empty. */
export interface FontReference {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string;
}

/** The references of a template or brand kit to the library of its environment. */
export interface LibraryReferences {
  readonly pictures: readonly PictureReference[];
  readonly fonts: readonly FontReference[];
  /** Families by id. */
  readonly fontFamilies: readonly string[];
  /** Connectors by id. */
  readonly connectors: readonly string[];
}

/** A reference with a lookup key; it may have several. */
export type ReferenceRow =
  | { readonly kind: 'picture'; readonly key: string; readonly reference: PictureReference }
  | { readonly kind: 'font'; readonly key: string; readonly reference: FontReference }
  | { readonly kind: 'fontFamily' | 'connector'; readonly key: string; readonly reference: null };

/** The maximum length of a key: names may exceed the limit of an index. */
const LONGEST_KEY = 200;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the lookup key of a name. Equal names have equal keys, but different names may too, so results must be
 * compared.
 */
export const referenceKey = (name: string): string => [...itemNameKey(name)].slice(0, LONGEST_KEY).join('');

const pictureKey = (assetId: string): string =>
  UUID.test(assetId) ? assetId.toLowerCase() : referenceKey(assetId.slice(assetId.lastIndexOf('/') + 1));

const fontKeys = ({ family, fontStyleId }: FontReference): string[] => [
  ...(fontStyleId !== undefined && UUID.test(fontStyleId) ? [fontStyleId.toLowerCase()] : []),
  ...(family === '' ? [] : [referenceKey(family)]),
];

/** Returns the stored rows of references, each once for each of its keys. */
export function referenceRows(references: LibraryReferences): ReferenceRow[] {
  const rows: ReferenceRow[] = [
    ...references.pictures.map((reference) => ({
      kind: 'picture' as const,
      key: pictureKey(reference.assetId),
      reference,
    })),
    ...references.fonts.flatMap((reference) =>
      fontKeys(reference).map((key) => ({ kind: 'font' as const, key, reference })),
    ),
    ...references.fontFamilies.map((id) => ({
      kind: 'fontFamily' as const,
      key: id.toLowerCase(),
      reference: null,
    })),
    ...references.connectors.map((id) => ({
      kind: 'connector' as const,
      key: id.toLowerCase(),
      reference: null,
    })),
  ];
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
