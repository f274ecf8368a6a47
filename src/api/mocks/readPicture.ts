import { findSubject, SUBJECT_RASTER, WHOLE_PICTURE, type PictureCrop } from '@/domain/media';

/** Reads the displayed size and the subject of a picture; undefined if the browser can't read it. */
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
  // Some environments of the mocks can't draw.
  const context =
    typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return WHOLE_PICTURE;
  context.drawImage(picture, 0, 0, width, height);
  return findSubject(context.getImageData(0, 0, width, height));
}
