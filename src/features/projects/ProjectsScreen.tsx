import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Copy, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { OwnProjects } from './OwnProjects';
import { ProjectsToolbar } from './ProjectsToolbar';
import type { ProjectsView } from './projectsView';
import { StartRow } from './StartRow';

const RenameProjectDialog = dialogOnDemand(
  async () => (await import('./RenameProjectDialog')).RenameProjectDialog,
);
const DeleteProjectDialog = dialogOnDemand(
  async () => (await import('./DeleteProjectDialog')).DeleteProjectDialog,
);

interface ProjectsScreenProps {
  environment: EnvironmentDetail;
  view: ProjectsView;
  onViewChange: (view: ProjectsView) => void;
  /** The address a project is worked on at. */
  hrefOf: (projectId: string) => string;
  /** Goes to a project. */
  onOpen: (projectId: string) => void;
}

/** What projects are started from, and the reader's own ones. */
export function ProjectsScreen({ environment, view, onViewChange, hrefOf, onOpen }: ProjectsScreenProps) {
  const tell = useTell();
  const api = useApi();
  const { search, sort } = view;
  const list = useInfiniteQuery(
    projectQueries(api, environment).list({ search, sortBy: sort.by, sortOrder: sort.direction }),
  );
  const { mutateAsync: duplicate } = useMutation(projectMutations(api, environment).duplicate());
  const [dialog, setDialog] = useState<{ kind: 'rename' | 'delete'; project: Project }>();
  const searchRef = useRef<HTMLInputElement>(null);
  const close = () => setDialog(undefined);
  const projects = list.data?.pages.flatMap(({ data }) => data);
  const copy = ({ id, name }: Project) =>
    tellOutcome(
      duplicate({ id, name: `${name} copy` }),
      { done: (made) => `${made.name} was made.`, gone: `${name} was deleted meanwhile.` },
      tell,
    );
  const actionsOf = (project: Project): MenuEntry[] => [
    { id: 'open', label: 'Open', icon: FolderOpen, onSelect: () => onOpen(project.id) },
    {
      ...{ id: 'rename', label: 'Rename…', icon: Pencil },
      onSelect: () => setDialog({ kind: 'rename', project }),
    },
    { id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: () => void copy(project) },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true },
      onSelect: () => setDialog({ kind: 'delete', project }),
    },
  ];
  return (
    <>
      <PageHeader
        title="My projects"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Templates you have filled in. Nobody but you sees them."
      />
      <Stack gap="7">
        <StartRow environment={environment} onStart={({ id }) => onOpen(id)} />
        <Stack as="section" gap="4" aria-labelledby="own-projects">
          <Heading level={2} size="body" id="own-projects">
            Your projects
          </Heading>
          <ProjectsToolbar {...{ view, onViewChange, searchRef }} />
          {list.error && !projects ? (
            <FailedSection
              title="The projects could not be loaded"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <OwnProjects
              {...{ environment, view, projects, actionsOf, hrefOf }}
              onClear={() => {
                onViewChange({ ...view, search: '' });
                searchRef.current?.focus();
              }}
            />
          )}
          {list.hasNextPage && (
            <Inline gap="3" justify="center">
              <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more
              </Button>
              <Text size="small" tone="muted">
                {projects?.length} of {list.data?.pages[0]?.total}
              </Text>
            </Inline>
          )}
        </Stack>
      </Stack>
      {dialog?.kind === 'rename' && (
        <RenameProjectDialog environment={environment} project={dialog.project} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteProjectDialog environment={environment} project={dialog.project} onClose={close} />
      )}
    </>
  );
}
