import { useMutation } from '@tanstack/react-query';
import { userInterfaceMutations } from '@/api/user-interfaces';
import type { EnvironmentDetail, UserInterface } from '@/api/types';
import { nameOfCopy, refusalOfItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface UserInterfaceNameDialogProps {
  environment: EnvironmentDetail;
  /** The user interface to copy; without it the new one has default content. */
  source?: UserInterface;
  onClose: () => void;
  /** Called with the id of the new one. */
  onCreated: (id: string) => void;
}

/** Creates a user interface, or copies one, under a new name. */
export function UserInterfaceNameDialog(props: UserInterfaceNameDialogProps) {
  const { environment, source, onClose, onCreated } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    userInterfaceMutations(useApi(), environment).create(),
  );
  const content = source && { outputSettings: source.outputSettings, formBuilder: source.formBuilder };
  return (
    <NameDialog
      title={source ? `Copy ${source.name}` : 'Create a user interface'}
      verb={source ? 'Create copy' : 'Create user interface'}
      {...(source && { name: nameOfCopy(source.name) })}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        const created = await mutateAsync({ name, ...content });
        onClose();
        tell(`${created.name} was created.`);
        onCreated(created.id);
      }}
    />
  );
}
