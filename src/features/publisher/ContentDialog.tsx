import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorDetail } from '@/api/http';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import type { SavedEditorView } from '@/domain/editor-views';
import { LONGEST_ITEM_NAME, refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import type { Write } from './publisherPart';

interface ContentDialogProps<Content, Change> {
  /** "workspace" or "view preference". */
  what: string;
  /** Initial values of the form; without an id it creates a new item. */
  item: SavedEditorView<Content> & { readonly id?: string };
  save: Write<Change>;
  /** Builds the request from the values. */
  changeTo: (entered: SavedEditorView<Content>) => Change;
  /** The fields below the name. */
  fields: (content: Content, onChange: (content: Content) => void) => ReactNode;
  onClose: () => void;
}

/** Creates a workspace or a view preference, or changes its name and content. */
export function ContentDialog<Content, Change>(props: ContentDialogProps<Content, Change>) {
  const { what, item, save, changeTo, fields, onClose } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(save);
  const [name, setName] = useState(item.name);
  const [content, setContent] = useState(item.content);
  const [fault, setFault] = useState<string>();
  const isChanged = name !== item.name || content !== item.content;
  const isNew = item.id === undefined;
  const submit = async () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal) return;
    await mutateAsync(changeTo({ name, content }));
    onClose();
    tell(`${storedItemName(name)} was ${isNew ? 'created' : 'saved'}.`);
  };
  return (
    <FormDialog
      placement="side"
      size="s"
      title={isNew ? `Create a ${what}` : `Edit ${item.name}`}
      pending={isPending}
      onSubmit={() => void submit().catch(() => undefined)}
      verb={isNew ? `Create ${what}` : 'Save'}
      hasInput={isChanged}
      onClose={onClose}
    >
      <Stack gap="5">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
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
        {fields(content, setContent)}
      </Stack>
    </FormDialog>
  );
}
