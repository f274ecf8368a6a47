import type { EnvironmentDetail, Project } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { TileGrid } from '@/product/TileGrid';
import { ProjectPicture } from './ProjectPicture';

interface ProjectGridProps {
  environment: EnvironmentDetail;
  projects: readonly Project[];
  actionsOf: (project: Project) => readonly MenuEntry[];
  hrefOf: (projectId: string) => string;
}

/** Projects as pictures. */
export function ProjectGrid({ environment, projects, actionsOf, hrefOf }: ProjectGridProps) {
  return (
    <TileGrid>
      {projects.map((project) => (
        <PictureTile
          key={project.id}
          name={project.name}
          fact={
            <>
              <VisuallyHidden>Changed </VisuallyHidden>
              {formatDay(project.lastModifiedDate.slice(0, 10))}
            </>
          }
          picture={<ProjectPicture quality="medium" environment={environment} project={project} />}
          actions={actionsOf(project)}
          href={hrefOf(project.id)}
        />
      ))}
    </TileGrid>
  );
}
