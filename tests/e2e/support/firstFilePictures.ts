import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

/** Where the pictures of docs/first-file.md lie. */
export const PICTURES = 'docs/first-file';

const isRecording = Boolean(process.env.RECORD_PICTURES);

/** The pictures of a way through the product, in their order; drawn anew where `RECORD_PICTURES` is set. */
export class FirstFilePictures {
  readonly names: string[] = [];

  /** Takes a picture of what a page shows, once it has all it asked for and `isReady`. */
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
