import type { LeastSize, MediaExtension } from '../media';
import { conflicting, invalidField, type Refusal } from '../refusal';

/** Most pictures that a project holds. */
export const MOST_PROJECT_PICTURES = 100;
/** How old a picture has to be, in milliseconds, before it goes for a new one: an open editor may show it unsaved. */
export const UNSHOWN_PICTURE_TIME = 24 * 60 * 60_000;

/** Why another picture is refused. */
export const TOO_MANY_PICTURES: Refusal = conflicting(
  `A project has at most ${MOST_PROJECT_PICTURES} uploaded pictures. Use one of them again, or start another project.`,
);

const REFERENCE = /^project-picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id of the picture of a project that an `assetId` refers to; `undefined` for one that refers to something else. */
export const projectPictureId = (assetId: string): string | undefined =>
  REFERENCE.exec(assetId)?.[1]?.toLowerCase();

/** A picture of a project as it is kept. */
interface ProjectPictureRecord {
  readonly id: string;
  readonly name: string;
  readonly extension: MediaExtension;
  /** Pixels as it is looked at. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

/** A picture of a project in the words of the contract. */
export const describeProjectPicture = (record: ProjectPictureRecord) => ({
  id: record.id,
  assetId: `project-picture:${record.id}`,
  name: record.name,
  extension: record.extension,
  width: record.width,
  height: record.height,
  size: record.size,
  dateCreated: record.createdAt.toISOString(),
});

/** A variable's rules for pictures that are uploaded for it. */
interface UploadingVariable {
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly allowUpload?: boolean;
  readonly uploadMinWidth?: number;
  readonly uploadMinHeight?: number;
}

/** How large pictures have to be that are uploaded for a variable, or why none are taken for it. */
export function uploadFor(
  variable: UploadingVariable | undefined,
): { readonly least: LeastSize } | { readonly refusal: Refusal } {
  if (variable?.type !== 'image' || variable.isReadonly === true || variable.allowUpload !== true)
    return { refusal: invalidField('variableId', 'This field takes no uploaded pictures.') };
  const { uploadMinWidth, uploadMinHeight } = variable;
  return {
    least: {
      ...(uploadMinWidth !== undefined && { minWidth: uploadMinWidth }),
      ...(uploadMinHeight !== undefined && { minHeight: uploadMinHeight }),
    },
  };
}
