import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, SquarePen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { DataTable, type DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import type { SavedEditorView } from '@/domain/editor-views';
import { ContentDialog } from './ContentDialog';
import { DeleteDialog } from './DeleteDialog';
import type { PartProps, Write } from './publisherPart';
import { RenameDialog } from './RenameDialog';
import { deleteEntries, renameEntry } from '@/product/itemEntries';

interface Item<Content> extends SavedEditorView<Content> {
  readonly id: string;
}

interface EditorViewsProps<Content, Row extends Item<Content>> extends Omit<PartProps, 'environment'> {
  /** Their name in the middle of a sentence. */
  noun: { one: string; other: string };
  /** Their purpose. */
  purpose: string;
  read: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'refetch'>;
  columns: readonly DataTableColumn<Row>[];
  /** The content of a new one. */
  fresh: Content;
  create: Write<SavedEditorView<Content>>;
  save: Write<Item<Content>>;
  remove: Write<{ readonly id: string }>;
  /** The fields of the form below the name. */
  fields: (content: Content, onChange: (content: Content) => void) => ReactNode;
}

type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit' | 'rename' | 'delete'; row: Row };

/** The workspaces or the view preferences of an environment. */
export function EditorViews<Content, Row extends Item<Content>>(props: EditorViewsProps<Content, Row>) {
  const { noun, purpose, read, columns, fresh, create, save, remove, fields } = props;
  const [dialog, setDialog] = useState<OpenDialog<Row>>();
  const close = () => setDialog(undefined);
  const rowActions = (row: Row): MenuEntry[] => [
    {
      id: 'edit',
      label: 'Edit…',
      icon: SquarePen,
      onSelect: () => setDialog({ kind: 'edit', row }),
    },
    renameEntry(undefined, () => setDialog({ kind: 'rename', row })),
    ...deleteEntries(undefined, () => setDialog({ kind: 'delete', row })),
  ];
  return (
    <Stack gap="4">
      <Inline justify="end">
        <Button startIcon={Plus} onClick={() => setDialog({ kind: 'create' })}>
          Create {noun.one}
        </Button>
      </Inline>
      <DataTable
        label={`${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)}`}
        noun={noun}
        columns={columns}
        rows={read.data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        onRetry={() => void read.refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{ title: `No ${noun.other} yet`, description: purpose }}
        {...(read.error && { error: read.error })}
      />
      {dialog?.kind === 'create' && (
        <ContentDialog
          what={noun.one}
          item={{ name: '', content: fresh }}
          save={create}
          changeTo={(entered) => entered}
          fields={fields}
          onClose={close}
        />
      )}
      {dialog?.kind === 'edit' && (
        <ContentDialog
          what={noun.one}
          item={dialog.row}
          save={save}
          changeTo={(entered) => ({ ...entered, id: dialog.row.id })}
          fields={fields}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && (
        <RenameDialog
          name={dialog.row.name}
          rename={save}
          changeTo={(name) => ({ id: dialog.row.id, name, content: dialog.row.content })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          item={dialog.row}
          what={noun.one}
          description="It can’t be chosen in the editor any more. Templates stay unchanged."
          remove={remove}
          onClose={close}
        />
      )}
    </Stack>
  );
}
