import { useMutation } from '@tanstack/react-query';
import { brandKitMutations } from '@/api/brand-kits';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteBrandKitDialogProps {
  environment: EnvironmentDetail;
  kit: ListedBrandKit;
  onClose: () => void;
}

/** Confirms the deletion of a brand kit; documents that imported it are unchanged. */
export function DeleteBrandKitDialog({ environment, kit, onClose }: DeleteBrandKitDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(brandKitMutations(useApi(), environment).remove());
  const remove = async () => {
    await mutateAsync({ id: kit.id });
    onClose();
    tell(`${kit.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${kit.name}?`}
      description={`It can’t be restored, and no document of ${environment.name} can import it any more. Documents that did look as before.`}
      confirmLabel="Delete brand kit"
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
