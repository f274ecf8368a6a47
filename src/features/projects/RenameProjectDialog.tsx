import { useMutation } from '@tanstack/react-query';
import { projectMutations } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useApi, useTell } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface RenameProjectDialogProps {
  environment: EnvironmentDetail;
  project: Project;
  onClose: () => void;
}

/** Gives a project another name; its document stays as it is. */
export function RenameProjectDialog({ environment, project, onClose }: RenameProjectDialogProps) {
  const tell = useTell();
  const { mutateAsync, isPending, error, reset } = useMutation(
    projectMutations(useApi(), environment).rename(),
  );
  return (
    <NameDialog
      title={`Rename ${project.name}`}
      verb="Rename"
      name={project.name}
      refusalOf={refusalOfItemName}
      {...{ isPending, error, onClose }}
      onErrorDismiss={reset}
      onSave={async (name) => {
        await mutateAsync({ id: project.id, name });
        onClose();
        tell(`${project.name} is now ${storedItemName(name)}.`);
      }}
    />
  );
}
