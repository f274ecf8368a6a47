import type { ActionName } from '../access';
import { itemNameKey } from '../item-name';
import { pathParts } from '../media';
import { invalidField, type Refusal } from '../refusal';

/**
 * The right with which a caller may ask for something without a project, so that the document of a project does not limit
 * them: the action of a person, or one of the permissions of an integration.
 */
const REACH_RIGHTS = {
  pictures: { action: 'media.list', permissions: ['media:list', 'media:read'] },
  fonts: { action: 'font.list', permissions: ['font:list', 'font:read'] },
  rows: { action: 'publisher.use', permissions: ['dataset:read'] },
} as const satisfies Record<string, { readonly action: ActionName; readonly permissions: readonly string[] }>;

/** What is asked for through a project. */
type ReachKind = keyof typeof REACH_RIGHTS;

/** What decides whether a document limits a caller. */
interface ReachingCaller {
  may(action: ActionName): boolean;
  /** Those of an integration; none for a person. @default none */
  readonly permissions?: readonly string[];
}

/** Whether a caller may ask for something of this kind only as far as the document of a project needs it. */
export const isBoundToDocument = (kind: ReachKind, { may, permissions = [] }: ReachingCaller): boolean => {
  const right = REACH_RIGHTS[kind];
  return !may(right.action) && !right.permissions.some((permission) => permissions.includes(permission));
};

/** A picture as documents and records name it. */
export interface PictureName {
  readonly connectorId: string;
  readonly assetId: string;
}

/** A font as documents name it. */
interface FontName {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string | undefined;
}

/** An image variable as far as it decides which pictures it can have. */
export interface ReachedImage {
  readonly connectorId: string | undefined;
  readonly folders: readonly string[];
  readonly includesSubfolders: boolean;
  readonly isChosen: boolean;
}

/** Whether a document names a font. A style known by its id is not found by names, and the other way round. */
export const namesFont = (fonts: readonly FontName[], wanted: FontName): boolean =>
  fonts.some(
    ({ family, style, fontStyleId }) =>
      fontStyleId === wanted.fontStyleId &&
      itemNameKey(family) === itemNameKey(wanted.family) &&
      itemNameKey(style) === itemNameKey(wanted.style),
  );

/** Ids are compared in any case. */
export const isSameId = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Whether a script of the template has the picture as a text of its own. */
export const isInScripts = (scripts: readonly string[], assetId: string): boolean =>
  assetId !== '' &&
  scripts.some((script) => [`'`, `"`, '`'].some((quote) => script.includes(quote + assetId + quote)));

const asFolder = (path: string): string => `/${pathParts(path.toLowerCase()).join('/')}`;

/**
 * Whether an image variable can have a picture of its connector. A bare name counts only in a folder the template names:
 * guessing names would find every picture of an environment else.
 * @param folder the path of the folder the picture is in, below the root of the connector
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

/** A picture of a record, by the number of the record from 1 and the name of the variable. */
export interface RecordPicture extends PictureName {
  readonly record: number;
  readonly name: string;
}

/**
 * The pictures that records name for image variables, of the connectors they are drawn from: that of the picture before,
 * else the default one.
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

/** Why a project can't be saved with a picture, which may be unknown as well. */
export const refusalOfPicture = (variableId: string, name: string): Refusal =>
  invalidField(
    `document.variables.items.${variableId}.value`,
    `${name} can’t have this picture: its template does not offer it.`,
  );

/** Why a value of a record is refused, by a picture that the template does not offer and that may be unknown as well. */
export const invalidPicture = ({ record, name }: RecordPicture) => ({
  record,
  name,
  code: 'pictureNotOffered',
  message: 'This picture is not one the template offers.',
});
