import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useNotify } from '@/product/FeatureContext';
import type { Write } from './publisherPart';

interface DeleteDialogProps {
  /** The item to delete. */
  item: { readonly id: string; readonly name: string };
  /** Its kind, such as "data set". */
  what: string;
  /** The consequences. */
  description: string;
  remove: Write<{ readonly id: string }>;
  onClose: () => void;
}

/** Confirms a deletion in the publisher. */
export function DeleteDialog({ item, what, description, remove, onClose }: DeleteDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(remove);
  const confirm = async () => {
    await mutateAsync({ id: item.id });
    onClose();
    tell(`${item.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${item.name}?`}
      description={description}
      confirmLabel={`Delete ${what}`}
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  );
}
