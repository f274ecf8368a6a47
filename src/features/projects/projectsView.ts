import type { ProjectSort } from '@/domain/projects';
import type { Look } from '@/product/LookSwitch';
import type { ListView } from '@/product/SearchedList';

/** Filters, order and layout of the list of projects. */
export interface ProjectsView extends ListView<ProjectSort> {
  readonly look: Look;
}
