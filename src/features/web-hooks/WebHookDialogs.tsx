import type { EnvironmentDetail, WebHook } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';

/** Adds or edits a web hook. */
export const WebHookDialog = dialogOnDemand(async () => (await import('./WebHookDialog')).WebHookDialog);
const DeliveriesDialog = dialogOnDemand(async () => (await import('./DeliveriesDialog')).DeliveriesDialog);
const RotateWebHookSecretDialog = dialogOnDemand(
  async () => (await import('./RotateWebHookSecretDialog')).RotateWebHookSecretDialog,
);
const DeleteWebHookDialog = dialogOnDemand(
  async () => (await import('./DeleteWebHookDialog')).DeleteWebHookDialog,
);

/** A dialog over the list of web hooks. */
export type OpenWebHookDialog =
  { kind: 'add' } | { kind: 'edit' | 'rotate' | 'delete' | 'deliveries'; webHook: WebHook };

interface WebHookDialogsProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change web hooks; `undefined` if they may. */
  withheld: string | undefined;
  dialog: OpenWebHookDialog;
  onClose: () => void;
}

/** The open dialog. */
export function WebHookDialogs({ environment, withheld, dialog, onClose }: WebHookDialogsProps) {
  const shared = { environment, onClose };
  switch (dialog.kind) {
    case 'add':
    case 'edit':
      return <WebHookDialog {...shared} webHook={dialog.kind === 'edit' ? dialog.webHook : undefined} />;
    case 'deliveries':
      return <DeliveriesDialog {...shared} withheld={withheld} webHook={dialog.webHook} />;
    case 'rotate':
      return <RotateWebHookSecretDialog {...shared} webHook={dialog.webHook} />;
    case 'delete':
      return <DeleteWebHookDialog {...shared} webHook={dialog.webHook} />;
  }
}
