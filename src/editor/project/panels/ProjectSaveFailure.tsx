import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { errorDetail, isNotifiedFailure, isStale } from '@/api/http';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { useApi } from '@/product/FeatureContext';
import { ErrorMessage } from '@/product/ErrorMessage';
import type { ProjectSession } from '../core/ProjectSession';

interface SaveFailureProps {
  environment: EnvironmentDetail;
  session: ProjectSession;
  project: Project;
  error: unknown;
  /** Opens another project. */
  onOpen: (projectId: string) => void;
}

/** Shows why a project is not saved: offers a retry, or after a change elsewhere, a choice between both versions. */
export function ProjectSaveFailure({ environment, session, project, error, onOpen }: SaveFailureProps) {
  const api = useApi();
  const client = useQueryClient();
  const copy = useMutation(projectMutations(api, environment).saveCopy());
  if (!isStale(error))
    return (
      <ErrorMessage
        error={error as Error}
        action={
          <Button size="s" onClick={() => void session.save()}>
            Retry
          </Button>
        }
      >
        Not saved.
      </ErrorMessage>
    );
  const load = () => client.resetQueries(projectQueries(api, environment).document(project.id));
  const saveCopy = async () => {
    const { document } = session.view();
    const { id } = await copy.mutateAsync({ id: project.id, name: `${project.name} (copy)`, document });
    // Synchronously: otherwise the page would still ask about unsaved changes.
    flushSync(() => session.abandon());
    onOpen(id);
  };
  return (
    <ErrorMessage
      error={error as Error}
      message={
        copy.error && !isNotifiedFailure(copy.error)
          ? errorDetail(copy.error)
          : 'Loading the newer state discards your changes here.'
      }
      action={
        <Inline gap="2" wrap>
          <Button size="s" onClick={() => void load()}>
            Load the newer state
          </Button>
          <Button size="s" pending={copy.isPending} onClick={() => void saveCopy().catch(() => undefined)}>
            Save as a copy
          </Button>
        </Inline>
      }
    >
      This project was changed in another window.
    </ErrorMessage>
  );
}
