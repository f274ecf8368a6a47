import { mountStudio } from './mountStudio';
import type { StudioHandle, StudioOptions } from './options';

export type { StudioFailure, StudioHandle, StudioOptions } from './options';

/* Cuts the address as text: bundlers treat `new URL(…, import.meta.url)` as an asset and omit the rest. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

const withFolder = (options: StudioOptions): StudioOptions => ({
  ...options,
  studioUrl: options.studioUrl ?? folderOf(import.meta.url),
});

/** Opens a project of the token's user in an element and fills that element. */
export function openProject(
  element: HTMLElement,
  { projectId, ...options }: StudioOptions & { readonly projectId: string },
): StudioHandle {
  return mountStudio(element, { kind: 'project', id: projectId }, withFolder(options));
}

/**
 * Opens a template in an element and fills that element; the user must be allowed to edit templates. Without an id it
 * creates a template and asks for its name and size; `onMoved` gets the id after the first save.
 */
export function openTemplate(
  element: HTMLElement,
  { templateId, ...options }: StudioOptions & { readonly templateId: string | undefined },
): StudioHandle {
  return mountStudio(element, { kind: 'template', id: templateId }, withFolder(options));
}
