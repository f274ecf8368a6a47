import { ENVIRONMENTS } from '../catalogue';
import { DAY } from '../days';
import { demoId } from '../random';
import type { DemoMedia } from '../types';
import { demoPictures } from './pictures';

/** Environments with media. */
export const MEDIA_HOLDERS: readonly string[] = [ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox];

/** Returns the paths of all folders along a path: `/a/b` gives `/a` and `/a/b`. */
const foldersAlong = (path: string): string[] => {
  const names = path.split('/').slice(1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
};

/** Returns the id of a demo folder or picture by its path. */
export const demoMediaId = (environmentId: string, path: string): string =>
  demoId(`media:${environmentId}:${path}`);

/** Creates the folders and pictures of demo environments with media, folders before their content. */
export function demoMedia(now: Date): DemoMedia[] {
  const pictures = demoPictures();
  const folders = [...new Set(pictures.flatMap(({ folder }) => foldersAlong(folder)))];
  return MEDIA_HOLDERS.flatMap((environmentId) => {
    const idOf = (path: string) => demoMediaId(environmentId, path);
    const entry = (path: string, index: number) => ({
      id: idOf(path),
      environmentId,
      name: path.slice(path.lastIndexOf('/') + 1),
      createdAt: new Date(now.getTime() - (200 - index) * DAY),
      modifiedAt: new Date(now.getTime() - (120 - index * 2) * DAY),
    });
    return [
      ...folders.map((path, index) => {
        const above = path.slice(0, path.lastIndexOf('/'));
        return { kind: 'folder' as const, ...entry(path, index), folderId: above ? idOf(above) : null };
      }),
      ...pictures.map(({ folder, name, ...picture }, index) => ({
        kind: 'asset' as const,
        ...entry(`${folder}/${name}`, index),
        folderId: idOf(folder),
        ...picture,
      })),
    ];
  });
}
