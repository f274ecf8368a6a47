import type { EnvironmentDetail, Project } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { ProjectList } from './ProjectList';
import { ProjectPicture } from './ProjectPicture';
import type { ProjectsView } from './projectsView';

interface OwnProjectsProps {
  environment: EnvironmentDetail;
  view: ProjectsView;
  /** `undefined` while they load. */
  projects: readonly Project[] | undefined;
  actionsOf: (project: Project) => readonly MenuEntry[];
  hrefOf: (projectId: string) => string;
  /** Clears the search. */
  onClear: () => void;
}

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, calc(50% - 0.75rem)), 1fr))' };
const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The reader's own projects as pictures or in rows, or why there are none. */
export function OwnProjects({ environment, view, projects, actionsOf, hrefOf, onClear }: OwnProjectsProps) {
  const isGrid = view.look === 'grid';
  if (!projects)
    return (
      <Grid gap={isGrid ? '5' : '2'} {...(isGrid && { css: COLUMNS })} aria-busy="true" role="status">
        <VisuallyHidden>Loading projects</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height={isGrid ? '14.5rem' : '3.25rem'} />
        ))}
      </Grid>
    );
  if (projects.length === 0)
    return view.search === '' ? (
      <EmptySection
        image={<EmptyDrawing />}
        title="No projects yet"
        description="Choose a collection above to start the first one. Nobody but you sees it."
      />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title="No projects match"
        description={`No name holds “${view.search}”.`}
        action={<Button onClick={onClear}>Show all projects</Button>}
      />
    );
  if (!isGrid) return <ProjectList {...{ environment, projects, actionsOf, hrefOf }} />;
  return (
    <Grid gap="5" css={COLUMNS}>
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
          picture={<ProjectPicture quality="medium" {...{ environment, project }} />}
          actions={actionsOf(project)}
          href={hrefOf(project.id)}
        />
      ))}
    </Grid>
  );
}
