import type { LeastSize, MediaExtension } from '../media';
import { conflicting, invalidField, type Refusal } from '../refusal';

/** The maximum number of pictures in a project. */
export const MOST_PROJECT_PICTURES = 100;
/**
 * The minimum age of a picture, in milliseconds, before a new one may replace it: an open editor may use it unsaved.
 */
export const UNSHOWN_PICTURE_TIME = 24 * 60 * 60_000;

/** The refusal of another picture. */
export const TOO_MANY_PICTURES: Refusal = conflicting(
  `A project has at most ${MOST_PROJECT_PICTURES} uploaded pictures. Use one of them again, or start another project.`,
);

const REFERENCE = /^project-picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Returns the id of a project picture from an `assetId`; `undefined` for other references. */
export const projectPictureId = (assetId: string): string | undefined =>
  REFERENCE.exec(assetId)?.[1]?.toLowerCase();

/** A stored picture of a project. */
interface ProjectPictureRecord {
  readonly id: string;
  readonly name: string;
  readonly extension: MediaExtension;
  /** The displayed size in pixels. */
  readonly width: number;
  readonly height: number;
  /** In bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

/** Describes a picture of a project for the contract. */
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

/** The rules of a variable for uploaded pictures. */
interface UploadingVariable {
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly allowUpload?: boolean;
  readonly uploadMinWidth?: number;
  readonly uploadMinHeight?: number;
}

/** Returns the minimum size of pictures uploaded for a variable, or refuses uploads. */
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
