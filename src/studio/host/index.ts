import { mountStudio } from './mountStudio';
import type { StudioHandle, StudioOptions } from './options';

export type { StudioFailure, StudioHandle, StudioOptions } from './options';

/* Cut as text: bundlers take an address made from this for a file of its own, and leave out the rest. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

const withFolder = (options: StudioOptions): StudioOptions => ({
  ...options,
  studioUrl: options.studioUrl ?? folderOf(import.meta.url),
});

/** Opens a project of whoever the token belongs to in an element, which it fills. */
export function openProject(
  element: HTMLElement,
  { projectId, ...options }: StudioOptions & { readonly projectId: string },
): StudioHandle {
  return mountStudio(element, { kind: 'project', id: projectId }, withFolder(options));
}

/**
 * Opens a template in an element, which it fills; for who may edit templates. Without an id it is a new one, whose name and
 * size are asked for; `onMoved` has its id once it is saved.
 */
export function openTemplate(
  element: HTMLElement,
  { templateId, ...options }: StudioOptions & { readonly templateId: string | undefined },
): StudioHandle {
  return mountStudio(element, { kind: 'template', id: templateId }, withFolder(options));
}
