import type { MediaExtension, PictureCrop } from '@/domain/media';
import type { ProjectRowsState } from '@/domain/projects';

/** The saved rows of a project. */
export interface MockProjectRows extends ProjectRowsState {
  readonly content: string;
}

/** A picture uploaded to a project, with its content. */
export interface MockProjectPicture {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly extension: MediaExtension;
  readonly content: Blob;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly foundCrop: PictureCrop;
  readonly createdAt: Date;
}
