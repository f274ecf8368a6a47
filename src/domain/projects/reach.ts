import type { ActionName } from '../access';
import { itemNameKey } from '../item-name';
import { pathParts } from '../media';
import { invalidField, type Refusal } from '../refusal';

/**
 * Rights that give access without a project, so that its document does not limit the caller: the action of a person, or
 * permissions of an integration.
 */
const REACH_RIGHTS = {
  pictures: { action: 'media.list', permissions: ['media:list', 'media:read'] },
  fonts: { action: 'font.list', permissions: ['font:list', 'font:read'] },
  rows: { action: 'publisher.use', permissions: ['dataset:read'] },
} as const satisfies Record<string, { readonly action: ActionName; readonly permissions: readonly string[] }>;

/** The kind of content a project gives access to. */
type ReachKind = keyof typeof REACH_RIGHTS;

/** The facts that decide whether a document limits a caller. */
interface ReachingCaller {
  may(action: ActionName): boolean;
  /**
   * The permissions of an integration.
   * @default none, for a person
   */
  readonly permissions?: readonly string[];
}

/** Whether a caller may access content of this kind only through the project's document. */
export const isBoundToDocument = (kind: ReachKind, { may, permissions = [] }: ReachingCaller): boolean => {
  const right = REACH_RIGHTS[kind];
  return !may(right.action) && !right.permissions.some((permission) => permissions.includes(permission));
};

/** A picture as named in documents and records. */
export interface PictureName {
  readonly connectorId: string;
  readonly assetId: string;
}

/** A font as named in documents. */
interface FontName {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string | undefined;
}

/** The properties of an image variable that limit its pictures. */
export interface ReachedImage {
  readonly connectorId: string | undefined;
  readonly folders: readonly string[];
  readonly includesSubfolders: boolean;
  readonly isChosen: boolean;
}

/** Whether a document names a font. A style with an id is not found by its names, and vice versa. */
export const namesFont = (fonts: readonly FontName[], wanted: FontName): boolean =>
  fonts.some(
    ({ family, style, fontStyleId }) =>
      fontStyleId === wanted.fontStyleId &&
      itemNameKey(family) === itemNameKey(wanted.family) &&
      itemNameKey(style) === itemNameKey(wanted.style),
  );

/** Whether two ids are equal in any case. */
export const isSameId = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Whether a script of the template contains the picture as a string. */
export const isInScripts = (scripts: readonly string[], assetId: string): boolean =>
  assetId !== '' &&
  scripts.some((script) => [`'`, `"`, '`'].some((quote) => script.includes(quote + assetId + quote)));

const asFolder = (path: string): string => `/${pathParts(path.toLowerCase()).join('/')}`;

/**
 * Whether an image variable may have a picture of its connector. A bare name counts only in a folder the template
 * names: otherwise guessing names would find every picture of an environment.
 * @param folder the path of the picture's folder, below the root of the connector
 */
export function isChoosable(image: ReachedImage, folder: string, isBareName: boolean): boolean {
  const place = asFolder(folder);
  return (
    image.isChosen &&
    image.folders.map(asFolder).some((opened) => {
      if (opened === '/') return !isBareName && (image.includesSubfolders || place === '/');
      return place === opened || (image.includesSubfolders && place.startsWith(`${opened}/`));
    })
  );
}

/** A picture in a record, with the record's number from 1 and the variable's name. */
export interface RecordPicture extends PictureName {
  readonly record: number;
  readonly name: string;
}

/**
 * Returns the pictures that records name for image variables. Their connector is that of the previous picture, or the
 * default one.
 */
export function picturesInRecords(
  images: readonly { readonly name: string; readonly connectorId: string | undefined }[],
  records: readonly Readonly<Record<string, string | number | boolean | null>>[],
  { defaultConnectorId, inherit = true }: { defaultConnectorId: string; inherit?: boolean | undefined },
): readonly RecordPicture[] {
  return images.flatMap(({ name, connectorId: first = defaultConnectorId }) => {
    let connectorId = first;
    return records.flatMap((record, index) => {
      if (!inherit) connectorId = first;
      const raw = Object.hasOwn(record, name) ? record[name] : undefined;
      if (raw === undefined) return [];
      const assetId = raw === null ? '' : String(raw);
      if (assetId === '') connectorId = defaultConnectorId;
      return assetId === '' ? [] : [{ record: index + 1, name, connectorId, assetId }];
    });
  });
}

/** Refuses to save a project with a picture its template does not offer, even if it is unknown. */
export const refusalOfPicture = (variableId: string, name: string): Refusal =>
  invalidField(
    `document.variables.items.${variableId}.value`,
    `${name} can’t have this picture: its template does not offer it.`,
  );

/** Describes the refused picture of a record, which its template does not offer or which is unknown. */
export const invalidPicture = ({ record, name }: RecordPicture) => ({
  record,
  name,
  code: 'pictureNotOffered',
  message: 'This picture is not one the template offers.',
});
