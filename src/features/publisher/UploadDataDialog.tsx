import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSetMutations } from '@/api/data-sets';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { nameOfFile } from '@/domain/data-sets';
import { countOf } from '@/domain/format';
import { LONGEST_ITEM_NAME, refusalOfItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { SheetSelect } from '@/product/SheetSelect';
import type { TableOutline } from '@/product/tableFile';
import { useReadFile } from './useReadFile';
import { COLUMN_WORDS } from './words';

interface UploadDataDialogProps {
  environment: EnvironmentDetail;
  file: File;
  onClose: () => void;
}

/** Previews a file before it becomes a data set, or explains why it can't be read. */
export function UploadDataDialog({ environment, file, onClose }: UploadDataDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    dataSetMutations(useApi(), environment).create(),
  );
  const [name, setName] = useState(() => nameOfFile(file.name).slice(0, LONGEST_ITEM_NAME));
  const [fault, setFault] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  const { outline, part } = useReadFile(file, sheet);
  const content = outline?.content;
  // The sheets can be chosen during a read, and after a failed one.
  const [sheets, setSheets] = useState<TableOutline['sheets']>([]);
  if (outline && outline.sheets.length > 1 && outline.sheets !== sheets) setSheets(outline.sheets);
  const save = async () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal) return;
    const made = await mutateAsync({ file, name, sheet });
    onClose();
    tell(`${made.name} was created with ${countOf(made.rowCount, 'row')}.`);
  };
  return (
    <FormDialog
      title="Create a data set"
      pending={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      verb="Create data set"
      disabledReason={content && 'refusal' in content ? 'This file can’t be read.' : undefined}
      onClose={onClose}
    >
      <Stack gap="4">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
        {content && 'refusal' in content && (
          <InlineMessage kind="NEGATIVE">
            {file.name}: {content.refusal.detail}
          </InlineMessage>
        )}
        {outline?.notes.map((note) => (
          <InlineMessage key={note} kind="INFORMATIVE">
            {note}
          </InlineMessage>
        ))}
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
            if (error) reset();
          }}
        />
        <SheetSelect sheets={sheets} value={sheet ?? outline?.sheet} onValueChange={setSheet} />
        {!outline && <ProgressBar label={`Reading ${file.name}`} value={part} />}
        {content && 'columns' in content && (
          <Stack gap="2">
            <Text as="p">
              {countOf(content.rowCount, 'row')} and {countOf(content.columns.length, 'column')}:
            </Text>
            <Stack
              as="ul"
              gap="1"
              css={{ margin: 0, paddingInlineStart: '$5', maxHeight: '14rem', overflowY: 'auto' }}
              tabIndex={0}
              aria-label="Columns"
            >
              {content.columns.map((column) => (
                <Text as="li" key={column.name} css={{ overflowWrap: 'anywhere' }}>
                  {column.name} <Text tone="muted">({COLUMN_WORDS[column.type]})</Text>
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </FormDialog>
  );
}
