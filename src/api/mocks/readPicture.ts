import { findSubject, SUBJECT_RASTER, WHOLE_PICTURE, type PictureCrop } from '@/domain/media';

/** Width and height of a picture as it is looked at, and its subject; undefined for one the browser can't read. */
export async function readPicture(
  file: Blob,
): Promise<{ width: number; height: number; crop: PictureCrop } | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const crop = subjectOf(picture);
    picture.close();
    return { width, height, crop };
  } catch {
    return undefined;
  }
}

function subjectOf(picture: ImageBitmap): PictureCrop {
  const scale = SUBJECT_RASTER / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  // Not every place the mocks run in can draw.
  const context =
    typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return WHOLE_PICTURE;
  context.drawImage(picture, 0, 0, width, height);
  return findSubject(context.getImageData(0, 0, width, height));
}
