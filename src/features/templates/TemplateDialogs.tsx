import type { ReactNode } from 'react';
import type { EnvironmentDetail, Template } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { WhereUsedDialog } from '@/product/WhereUsed';

const TemplateDialog = dialogOnDemand(async () => (await import('./TemplateDialog')).TemplateDialog);
const DownloadTemplateDialog = dialogOnDemand(
  async () => (await import('./DownloadTemplateDialog')).DownloadTemplateDialog,
);
const ImportTemplateDialog = dialogOnDemand(
  async () => (await import('./ImportTemplateDialog')).ImportTemplateDialog,
);
const RenameTemplateDialog = dialogOnDemand(
  async () => (await import('./RenameTemplateDialog')).RenameTemplateDialog,
);
const TemplateVersionsDialog = dialogOnDemand(
  async () => (await import('./TemplateVersionsDialog')).TemplateVersionsDialog,
);
const DeleteTemplateDialog = dialogOnDemand(
  async () => (await import('./DeleteTemplateDialog')).DeleteTemplateDialog,
);

/** An open dialog of the templates. */
export type OpenDialog =
  | { kind: 'import'; file: File }
  | { kind: 'look' | 'download' | 'rename' | 'versions' | 'where-used' | 'delete'; template: Template };

interface TemplateDialogsProps {
  environment: EnvironmentDetail;
  withheld: string | undefined;
  dialog: OpenDialog;
  historyOf: (templateId: string) => ReactNode;
  onClose: () => void;
}

/** The open dialog of the templates. */
export function TemplateDialogs({ environment, withheld, dialog, historyOf, onClose }: TemplateDialogsProps) {
  if (dialog.kind === 'import')
    return <ImportTemplateDialog environment={environment} file={dialog.file} onClose={onClose} />;
  const { template } = dialog;
  const common = { environment, template, onClose };
  switch (dialog.kind) {
    case 'look':
      return <TemplateDialog {...common} withheld={withheld} history={historyOf(template.id)} />;
    case 'download':
      return <DownloadTemplateDialog {...common} />;
    case 'rename':
      return <RenameTemplateDialog {...common} />;
    case 'versions':
      return <TemplateVersionsDialog {...common} withheld={withheld} />;
    case 'where-used':
      return (
        <WhereUsedDialog
          environment={environment}
          name={template.name}
          kind="template"
          ids={[template.id]}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteTemplateDialog {...common} />;
  }
}
