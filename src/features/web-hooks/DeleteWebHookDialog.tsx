import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, WebHook } from '@/api/types';
import { webHookMutations } from '@/api/web-hooks';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteWebHookDialogProps {
  environment: EnvironmentDetail;
  webHook: WebHook;
  onClose: () => void;
}

/** Confirms the deletion of a web hook. */
export function DeleteWebHookDialog({ environment, webHook, onClose }: DeleteWebHookDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(webHookMutations(useApi(), environment).remove());
  const { id, name } = webHook;
  const remove = async () => {
    await mutateAsync({ id });
    onClose();
    tell(`${name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description="It stops receiving events, and its delivery history is deleted."
      confirmLabel="Delete web hook"
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
