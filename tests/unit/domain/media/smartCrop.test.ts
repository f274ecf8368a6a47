import { describe, expect, it } from 'vitest';
import { findSubject } from '@/domain/media';
import { NEW_FIT } from '@/engine/document';
import { placePicture, type Picture } from '@/engine/display/picture/placePicture';
import { SCENES, type Scene } from './support/scenes';

/** Frames by their ratios of width to height. */
const RATIOS = [1 / 2, 9 / 16, 4 / 5, 1, 4 / 3, 16 / 9, 3];
/** The tolerance: a raster of 64 pixels locates a side to one pixel. */
const PIXEL = 1 / 64;

/** Whether a frame of some ratio shows the whole box of a scene. */
function shows({ raster, box }: Scene, ratio: number, mode: 'fill' | 'smartCrop', crop: Partial<Picture>) {
  const frame = { width: 100 * ratio, height: 100 };
  const [a, , , d, e, f] = placePicture({ width: raster.width, height: raster.height, ...crop }, frame, {
    ...NEW_FIT,
    mode,
  });
  const [left, right] = [e + box.x * a, e + (box.x + box.width) * a];
  const [top, bottom] = [f + box.y * d, f + (box.y + box.height) * d];
  const [across, down] = mode === 'fill' ? [0, 0] : [a * PIXEL, d * PIXEL];
  return left >= -across && right <= frame.width + across && top >= -down && bottom <= frame.height + down;
}

describe('smart crop', () => {
  it('F9.14 has forty scenes to be judged by', () => {
    expect(new Set(SCENES.map(({ name }) => name)).size).toBe(40);
  });

  it.each(SCENES.map((scene) => [scene.name, scene] as const))(
    'F9.14 never cuts what filling the frame keeps: %s',
    (_name, scene) => {
      const crop = findSubject(scene.raster);
      const cut = RATIOS.filter(
        (ratio) => shows(scene, ratio, 'fill', {}) && !shows(scene, ratio, 'smartCrop', crop),
      );
      expect(cut).toEqual([]);
    },
  );
});
