import type { EnvironmentDetail, Project } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { formatDay } from '@/domain/format';
import { PictureRows } from '@/product/PictureRows';
import { ProjectPicture } from './ProjectPicture';

interface ProjectListProps {
  environment: EnvironmentDetail;
  projects: readonly Project[];
  actionsOf: (project: Project) => readonly MenuEntry[];
  hrefOf: (projectId: string) => string;
}

const dayOf = (moment: string) => formatDay(moment.slice(0, 10));

/** Projects in rows, with the days they were changed and started. */
export function ProjectList({ environment, projects, actionsOf, hrefOf }: ProjectListProps) {
  const rows = projects.map((project) => ({
    id: project.id,
    name: project.name,
    picture: <ProjectPicture quality="thumbnail" environment={environment} project={project} />,
    facts: [`Changed ${dayOf(project.lastModifiedDate)}`, `Started ${dayOf(project.dateCreated)}`] as const,
    actions: actionsOf(project),
    open: { href: hrefOf(project.id) },
  }));
  return <PictureRows label="Projects" rows={rows} />;
}
