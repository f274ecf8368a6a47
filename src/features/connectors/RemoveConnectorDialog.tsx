import { useMutation } from '@tanstack/react-query';
import { connectorMutations } from '@/api/connectors';
import { errorDetail } from '@/api/http';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

interface RemoveConnectorDialogProps {
  environment: EnvironmentDetail;
  connector: Connector;
  onClose: () => void;
}

/** Confirms the removal of a connector: by a button, in production by typing its name. */
export function RemoveConnectorDialog(props: RemoveConnectorDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { environment, connector, onClose } = props;
  const { mutateAsync, isPending, error } = useMutation(connectorMutations(api, environment).remove());
  const remove = async () => {
    await mutateAsync({ id: connector.id });
    onClose();
    tell(`${connector.name} was removed.`);
  };
  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: `Remove ${connector.name}?`,
    description: `Templates and projects of ${environment.name} can no longer use it.`,
    details: <UsedBy kind="connector" ids={[connector.id]} environment={environment} />,
    confirmLabel: 'Remove connector',
    pending: isPending,
    error: error ? errorDetail(error) : undefined,
    onConfirm: () => void remove().catch(() => undefined),
  };
  return environment.type === 'production' ? (
    <TypeToConfirmDialog {...dialog} expected={connector.name} />
  ) : (
    <ConfirmDialog {...dialog} danger />
  );
}
