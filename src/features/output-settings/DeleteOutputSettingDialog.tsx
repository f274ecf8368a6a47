import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { outputSettingMutations } from '@/api/output-settings';
import type { EnvironmentDetail, OutputSetting } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

interface DeleteOutputSettingDialogProps {
  environment: EnvironmentDetail;
  setting: OutputSetting;
  onClose: () => void;
  /** Called after it is deleted. */
  onGone?: () => void;
}

/** Confirms the deletion of an output setting. */
export function DeleteOutputSettingDialog(props: DeleteOutputSettingDialogProps) {
  const { environment, setting, onClose, onGone } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(
    outputSettingMutations(useApi(), environment).remove(),
  );
  const remove = async () => {
    await mutateAsync({ id: setting.id });
    onClose();
    tell(`${setting.name} was deleted.`);
    onGone?.();
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${setting.name}?`}
      description={`Users of ${environment.name} can no longer make files with it. Existing files stay.`}
      details={<UsedBy kind="outputSetting" ids={[setting.id]} environment={environment} />}
      confirmLabel="Delete output setting"
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
