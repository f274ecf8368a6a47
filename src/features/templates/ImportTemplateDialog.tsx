import { useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME, refusalOfItemName, storedItemName } from '@/domain/item-name';
import { pathParts, refusalOfRoot } from '@/domain/media';
import { nameOfArchive } from '@/domain/template-archive';
import { FolderBrowser } from '@/product/FolderBrowser';
import { FormDialog } from '@/product/FormDialog';
import { useImport } from './useImport';

interface ImportTemplateDialogProps {
  environment: EnvironmentDetail;
  /** The archive to import. */
  file: File;
  onClose: () => void;
}

/** Asks for the name of an archive's template and a folder for its pictures, and imports it in the background. */
export function ImportTemplateDialog({ environment, file, onClose }: ImportTemplateDialogProps) {
  const [name, setName] = useState(() => nameOfArchive(file.name));
  const [fault, setFault] = useState<string>();
  const [folder, setFolder] = useState('/');
  const startImport = useImport(environment);
  const isAtRoot = pathParts(folder).length === 0;
  const save = () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal || isAtRoot) return;
    startImport({ file, name: storedItemName(name), folderPath: folder });
    onClose();
  };
  return (
    <FormDialog
      title="Import a template"
      description="Its pictures are added to the folder you open below, and missing fonts to the fonts."
      onSubmit={save}
      verb="Import"
      disabledReason={isAtRoot ? refusalOfRoot().detail : undefined}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          required
          maxLength={LONGEST_ITEM_NAME}
          autoComplete="off"
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            setFault(undefined);
          }}
        />
        <Stack gap="2">
          <Text weight="medium">Folder for the pictures</Text>
          <FolderBrowser environment={environment} folder={folder} onOpen={setFolder} />
        </Stack>
      </Stack>
    </FormDialog>
  );
}
