import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { projectMutations } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { batchRowsKey, forget } from '@/product/browserKeeping';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteProjectDialogProps {
  environment: EnvironmentDetail;
  project: Project;
  onClose: () => void;
}

/** Confirms the deletion of a project. */
export function DeleteProjectDialog({ environment, project, onClose }: DeleteProjectDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(projectMutations(useApi(), environment).remove());
  const remove = async () => {
    await mutateAsync({ id: project.id });
    await forget(batchRowsKey(project.id));
    onClose();
    tell(`${project.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${project.name}?`}
      description="The values you filled in are deleted with it and can’t be restored. Files made of it can be downloaded until they expire."
      confirmLabel="Delete project"
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
