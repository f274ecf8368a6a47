import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { FolderOpen, UserRoundCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { Heading } from '@/components/Heading';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { LoadingRows } from '@/product/LoadingRows';
import { LookSwitch } from '@/product/LookSwitch';
import { SearchedList } from '@/product/SearchedList';
import { LoadingTiles } from '@/product/TileGrid';
import { deleteEntries, duplicateEntry, renameEntry } from '@/product/itemEntries';
import { ProjectGrid } from './ProjectGrid';
import { ProjectList } from './ProjectList';
import type { ProjectsView } from './projectsView';
import { StartRow } from './StartRow';

const RenameProjectDialog = dialogOnDemand(
  async () => (await import('./RenameProjectDialog')).RenameProjectDialog,
);
const HandOverDialog = dialogOnDemand(async () => (await import('./HandOverDialog')).HandOverDialog);
const DeleteProjectDialog = dialogOnDemand(
  async () => (await import('./DeleteProjectDialog')).DeleteProjectDialog,
);

interface ProjectsScreenProps {
  environment: EnvironmentDetail;
  view: ProjectsView;
  onViewChange: (view: ProjectsView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** The address of a project's editor. */
  hrefOf: (projectId: string) => string;
  /** Opens a project. */
  onOpen: (projectId: string) => void;
  /** Called when the user begins to choose a start, so that the editor can be preloaded. @default nothing */
  onChoosing?: () => void;
}

/** The collections that projects start from, and the reader's own projects. */
export function ProjectsScreen(props: ProjectsScreenProps) {
  const { environment, view, onViewChange, views, hrefOf, onOpen, onChoosing } = props;
  const tell = useNotify();
  const api = useApi();
  const { search, sort } = view;
  const list = useInfiniteQuery(
    projectQueries(api, environment).list({ search, sortBy: sort.by, sortOrder: sort.direction }),
  );
  const { mutateAsync: duplicate } = useMutation(projectMutations(api, environment).duplicate());
  const [dialog, setDialog] = useState<{ kind: 'rename' | 'hand-over' | 'delete'; project: Project }>();
  const close = () => setDialog(undefined);
  const copy = ({ id, name }: Project) =>
    notifyOutcome(
      duplicate({ id, name: `${name} copy` }),
      { done: (made) => `${made.name} was made.`, gone: `${name} was deleted meanwhile.` },
      tell,
    );
  const actionsOf = (project: Project): MenuEntry[] => [
    { id: 'open', label: 'Open', icon: FolderOpen, onSelect: () => onOpen(project.id) },
    renameEntry(undefined, () => setDialog({ kind: 'rename', project })),
    duplicateEntry(undefined, () => void copy(project), { asks: false }),
    {
      id: 'hand-over',
      label: 'Hand over…',
      icon: UserRoundCheck,
      onSelect: () => setDialog({ kind: 'hand-over', project }),
    },
    ...deleteEntries(undefined, () => setDialog({ kind: 'delete', project })),
  ];
  return (
    <>
      <PageHeader
        title="My projects"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Templates you have filled in. Only you see them."
      />
      <Stack gap="7">
        <StartRow environment={environment} onChoosing={onChoosing} onStart={({ id }) => onOpen(id)} />
        <Stack as="section" gap="4" aria-labelledby="own-projects">
          <Heading level={2} size="body" id="own-projects">
            Your projects
          </Heading>
          <SearchedList
            what="projects"
            ordersFirst="date"
            view={view}
            onViewChange={onViewChange}
            list={list}
            views={views}
            looks={<LookSwitch look={view.look} onLookChange={(look) => onViewChange({ ...view, look })} />}
            loading={
              view.look === 'list' ? (
                <LoadingRows>Loading projects</LoadingRows>
              ) : (
                <LoadingTiles count={8}>Loading projects</LoadingTiles>
              )
            }
            empty={{
              description: 'Choose a collection above to start the first one. Only you see it.',
            }}
          >
            {(projects) =>
              view.look === 'list' ? (
                <ProjectList
                  environment={environment}
                  projects={projects}
                  actionsOf={actionsOf}
                  hrefOf={hrefOf}
                />
              ) : (
                <ProjectGrid
                  environment={environment}
                  projects={projects}
                  actionsOf={actionsOf}
                  hrefOf={hrefOf}
                />
              )
            }
          </SearchedList>
        </Stack>
      </Stack>
      {dialog?.kind === 'rename' && (
        <RenameProjectDialog environment={environment} project={dialog.project} onClose={close} />
      )}
      {dialog?.kind === 'hand-over' && (
        <HandOverDialog environment={environment} project={dialog.project} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteProjectDialog environment={environment} project={dialog.project} onClose={close} />
      )}
    </>
  );
}
