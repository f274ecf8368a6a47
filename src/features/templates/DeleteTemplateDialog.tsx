import { useMutation } from '@tanstack/react-query';
import { errorDetail, ResponseError } from '@/api/http';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

interface DeleteTemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

/** Confirms the deletion of a template, and asks again when collections contain it. */
export function DeleteTemplateDialog({ environment, template, onClose }: DeleteTemplateDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(templateMutations(useApi(), environment).remove());
  const isHeld = error instanceof ResponseError && error.status === 409;
  const remove = async () => {
    await mutateAsync({ id: template.id, force: isHeld });
    onClose();
    tell(`${template.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${template.name}?`}
      description={`It is deleted from ${environment.name} for everyone, and can’t be restored.`}
      details={!isHeld && <UsedBy kind="template" ids={[template.id]} environment={environment} />}
      confirmLabel={isHeld ? 'Delete from collections too' : 'Delete template'}
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
