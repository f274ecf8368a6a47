import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSetMutations } from '@/api/data-sets';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { nameOfFile } from '@/domain/data-set';
import { countOf } from '@/domain/format';
import { LONGEST_ITEM_NAME, refusalOfItemName } from '@/domain/item-name';
import { useApi, useTell } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { useReadFile } from './useReadFile';
import { COLUMN_WORDS } from './words';

interface UploadDataDialogProps {
  environment: EnvironmentDetail;
  file: File;
  onClose: () => void;
}

/** Shows how a file is understood before it becomes a data set, or why it can't. */
export function UploadDataDialog({ environment, file, onClose }: UploadDataDialogProps) {
  const tell = useTell();
  const { mutateAsync, isPending, error, reset } = useMutation(
    dataSetMutations(useApi(), environment).create(),
  );
  const [name, setName] = useState(() => nameOfFile(file.name).slice(0, LONGEST_ITEM_NAME));
  const [fault, setFault] = useState<string>();
  const read = useReadFile(file);
  const save = async () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal) return;
    const made = await mutateAsync({ file, name });
    onClose();
    tell(`${made.name} was created with ${countOf(made.rowCount, 'row')}.`);
  };
  return (
    <FormDialog
      title="Create a data set"
      pending={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      verb="Create data set"
      disabledReason={read && 'refusal' in read ? 'This file can’t be read.' : undefined}
      onClose={onClose}
    >
      <Stack gap="4">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
        {read && 'refusal' in read && (
          <InlineMessage kind="NEGATIVE">
            {file.name}: {read.refusal.detail}
          </InlineMessage>
        )}
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
        {!read && <Skeleton shape="text" />}
        {read && 'value' in read && (
          <Stack gap="2">
            <Text as="p">
              {countOf(read.value.rows.length, 'row')} and {countOf(read.value.columns.length, 'column')}:
            </Text>
            <Stack
              as="ul"
              gap="1"
              css={{ margin: 0, paddingInlineStart: '$5', maxHeight: '14rem', overflowY: 'auto' }}
              tabIndex={0}
              aria-label="Columns"
            >
              {read.value.columns.map((column) => (
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
