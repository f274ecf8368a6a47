import { useMutation } from '@tanstack/react-query';
import { errorDetail, ResponseError } from '@/api/http';
import { userInterfaceMutations } from '@/api/user-interfaces';
import type { EnvironmentDetail, UserInterface } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

interface DeleteUserInterfaceDialogProps {
  environment: EnvironmentDetail;
  face: UserInterface;
  onClose: () => void;
  /** Called after it is deleted. */
  onGone?: () => void;
}

/** Confirms the deletion of a user interface, and asks again when collections use it. */
export function DeleteUserInterfaceDialog(props: DeleteUserInterfaceDialogProps) {
  const { environment, face, onClose, onGone } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(
    userInterfaceMutations(useApi(), environment).remove(),
  );
  const isUsed = error instanceof ResponseError && error.status === 409;
  const remove = async () => {
    await mutateAsync({ id: face.id, force: isUsed });
    onClose();
    tell(`${face.name} was deleted.`);
    onGone?.();
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${face.name}?`}
      description="Projects that use it are filled in with the default user interface from then on."
      details={!isUsed && <UsedBy kind="userInterface" ids={[face.id]} environment={environment} />}
      confirmLabel={isUsed ? 'Delete, and use the default one' : 'Delete user interface'}
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
