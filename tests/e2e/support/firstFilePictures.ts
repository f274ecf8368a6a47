import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

/** Folder of the pictures of docs/first-file.md. */
export const PICTURES = 'docs/first-file';

const isRecording = Boolean(process.env.RECORD_PICTURES);

/** The pictures of a walk through the product, in order; drawn again when `RECORD_PICTURES` is set. */
export class FirstFilePictures {
  readonly names: string[] = [];

  /** Takes a picture of a page, once it has loaded and `isReady` has resolved. */
  async take(page: Page, name: string, isReady = () => Promise.resolve()): Promise<void> {
    this.names.push(`${name}.png`);
    if (!isRecording) return;
    await isReady();
    await page.waitForLoadState('networkidle');
    await this.#write(name, await page.screenshot());
  }

  /** Keeps a picture that was drawn elsewhere. */
  async keep(name: string, picture: () => Buffer): Promise<void> {
    this.names.push(`${name}.png`);
    if (isRecording) await this.#write(name, picture());
  }

  async #write(name: string, picture: Buffer): Promise<void> {
    await mkdir(PICTURES, { recursive: true });
    await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(`${PICTURES}/${name}.png`);
  }
}
