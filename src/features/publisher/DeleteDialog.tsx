import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useTell } from '@/product/FeatureContext';
import type { Write } from './parts';

interface DeleteDialogProps {
  /** What goes. */
  item: { readonly id: string; readonly name: string };
  /** What it is, such as "data set". */
  what: string;
  /** What goes with it. */
  description: string;
  remove: Write<{ readonly id: string }>;
  onClose: () => void;
}

/** Asks before something of the publisher goes. */
export function DeleteDialog({ item, what, description, remove, onClose }: DeleteDialogProps) {
  const tell = useTell();
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
