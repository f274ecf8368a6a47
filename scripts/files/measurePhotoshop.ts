import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Outcomes } from './corpora';
import { lookAt, looksAlike } from './measurePicture';
import { onPaper, type DrawnPage } from './placedPdf';

/** Time limit of ImageMagick for a picture, in milliseconds. */
const PATIENCE = 60_000;

/** Compares outputs of a Photoshop file with its preview, and the preview with ImageMagick's result. */
export async function measurePhotoshop(path: string): Promise<Outcomes | undefined> {
  const look = await lookAt(path);
  if (!look) return undefined;
  const { preview, outcomes } = look;
  const original = await drawByImageMagick(path, preview).catch(() => undefined);
  if (!original) return outcomes;
  return { ...outcomes, preview: (await looksAlike(preview, original)) ? 'right' : 'different' };
}

/** Draws the composite picture of a Photoshop file, with its colour profile. @throws Error if ImageMagick can't */
async function drawByImageMagick(path: string, { width, height }: DrawnPage): Promise<DrawnPage> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-composite-'));
  try {
    const target = join(folder, 'composite.tif');
    execFileSync('convert', [`${path}[0]`, target], {
      timeout: PATIENCE,
      stdio: 'ignore',
    });
    return await onPaper(sharp(target).resize(width, height, { fit: 'fill' }).toColourspace('srgb'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
