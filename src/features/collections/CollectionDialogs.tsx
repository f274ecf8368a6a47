import type { CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';

const AddTemplatesDialog = dialogOnDemand(
  async () => (await import('./AddTemplatesDialog')).AddTemplatesDialog,
);
const CoverDialog = dialogOnDemand(async () => (await import('./CoverDialog')).CoverDialog);
const LookDialog = dialogOnDemand(async () => (await import('./LookDialog')).LookDialog);
const RenameInCollectionDialog = dialogOnDemand(
  async () => (await import('./RenameInCollectionDialog')).RenameInCollectionDialog,
);

/** A dialog over a collection, or over one of its templates. */
export type CollectionDialog =
  { kind: 'add' | 'cover' } | { kind: 'look' | 'rename'; template: CollectionTemplate };

interface CollectionDialogsProps {
  environment: EnvironmentDetail;
  collectionId: string;
  /** Undefined while it loads. */
  collection: TemplateCollection | undefined;
  dialog: CollectionDialog;
  onClose: () => void;
}

/** The open dialog. */
export function CollectionDialogs(props: CollectionDialogsProps) {
  const { environment, collectionId, collection, dialog, onClose } = props;
  const place = { environment, collectionId, onClose };
  if (dialog.kind === 'look') return <LookDialog {...place} template={dialog.template} />;
  if (dialog.kind === 'rename') return <RenameInCollectionDialog {...place} template={dialog.template} />;
  if (!collection) return null;
  const Dialog = dialog.kind === 'add' ? AddTemplatesDialog : CoverDialog;
  return <Dialog environment={environment} collection={collection} onClose={onClose} />;
}
