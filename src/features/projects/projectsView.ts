import type { ProjectSort } from '@/domain/project';
import type { Look } from '@/product/LookSwitch';
import type { ListView } from '@/product/SearchedList';

/** How the projects are looked at. */
export interface ProjectsView extends ListView<ProjectSort> {
  readonly look: Look;
}
