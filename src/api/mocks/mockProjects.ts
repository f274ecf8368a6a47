import type { MediaExtension, PictureCrop } from '@/domain/media';

/** A picture that was uploaded into a project, with its content. */
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
