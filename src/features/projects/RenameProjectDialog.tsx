import { useMutation } from '@tanstack/react-query';
import { projectMutations } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface RenameProjectDialogProps {
  environment: EnvironmentDetail;
  project: Project;
  onClose: () => void;
}

/** Renames a project; its document is unchanged. */
export function RenameProjectDialog({ environment, project, onClose }: RenameProjectDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    projectMutations(useApi(), environment).rename(),
  );
  return (
    <NameDialog
      title={`Rename ${project.name}`}
      verb="Rename"
      name={project.name}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        await mutateAsync({ id: project.id, name });
        onClose();
        tell(`${project.name} is now ${storedItemName(name)}.`);
      }}
    />
  );
}
