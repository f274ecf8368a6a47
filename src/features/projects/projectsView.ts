import type { ProjectSort } from '@/domain/project';

/** How the projects are looked at. */
export interface ProjectsView {
  readonly search: string;
  readonly sort: { readonly by: ProjectSort; readonly direction: 'asc' | 'desc' };
  readonly look: 'grid' | 'list';
}

/** The orders to choose from. */
export const PROJECT_ORDERS = [
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
] as const;
