import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, WebHook } from '@/api/types';
import { webHookMutations } from '@/api/web-hooks';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi } from '@/product/FeatureContext';
import { WebHookSecretDialog } from './WebHookSecretDialog';

interface RotateWebHookSecretDialogProps {
  environment: EnvironmentDetail;
  webHook: WebHook;
  onClose: () => void;
}

/** Asks for the name of a web hook, rotates its secret, and shows the new one once. */
export function RotateWebHookSecretDialog(props: RotateWebHookSecretDialogProps) {
  const { environment, webHook, onClose } = props;
  const { id, name } = webHook;
  // The secret is dropped with the dialog: gcTime 0 keeps the mutation's result out of the cache.
  const { mutate, data, isPending, error } = useMutation({
    ...webHookMutations(useApi(), environment).rotateSecret(),
    gcTime: 0,
  });
  if (data)
    return <WebHookSecretDialog title={`The new secret of ${name}`} secret={data.secret} onClose={onClose} />;
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rotate the secret of ${name}?`}
      description="Messages are signed with the new secret at once. The receiver refuses them until it has the new secret."
      expected={name}
      confirmLabel="Rotate secret"
      pending={isPending}
      error={error && errorDetail(error)}
      onConfirm={() => mutate({ id })}
    />
  );
}
