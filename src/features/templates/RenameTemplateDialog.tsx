import { useMutation } from '@tanstack/react-query';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface RenameTemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

/** Renames a template; its document is unchanged. */
export function RenameTemplateDialog({ environment, template, onClose }: RenameTemplateDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    templateMutations(useApi(), environment).rename(),
  );
  return (
    <NameDialog
      title={`Rename ${template.name}`}
      verb="Rename"
      name={template.name}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        await mutateAsync({ id: template.id, name });
        onClose();
        tell(`${template.name} is now ${storedItemName(name)}.`);
      }}
    />
  );
}
