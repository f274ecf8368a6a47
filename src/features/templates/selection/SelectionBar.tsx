import { FolderPlus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { dialogOnDemand } from '@/product/dialogOnDemand';

const AddToCollectionDialog = dialogOnDemand(
  async () => (await import('./AddToCollectionDialog')).AddToCollectionDialog,
);
const DeleteTemplatesDialog = dialogOnDemand(
  async () => (await import('./DeleteTemplatesDialog')).DeleteTemplatesDialog,
);

/* Over the end of the list, which it does not move. */
const Bar = styled('div', {
  position: 'sticky',
  bottom: '$3',
  zIndex: 2,
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  maxWidth: '100%',
  padding: '$2 $3',
  border: '1px solid $border',
  borderRadius: '$container',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$raised',
});

interface SelectionBarProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change collections. */
  collectionsWithheld: string | undefined;
  selected: readonly Template[];
  /** Called with the templates that stay selected. */
  onSelect: (selected: readonly Template[]) => void;
}

/** Actions on all selected templates; hidden without a selection. */
export function SelectionBar({ environment, collectionsWithheld, selected, onSelect }: SelectionBarProps) {
  const [dialog, setDialog] = useState<'add' | 'delete'>();
  const close = () => setDialog(undefined);
  if (selected.length === 0) return null;
  return (
    <Bar role="group" aria-label="Selected templates">
      <Text as="span" role="status">
        {countOf(selected.length, 'template')} selected
      </Text>
      <Button
        size="s"
        startIcon={FolderPlus}
        disabledReason={collectionsWithheld}
        onClick={() => setDialog('add')}
      >
        Add to collection…
      </Button>
      <Button size="s" startIcon={Trash2} onClick={() => setDialog('delete')}>
        Delete…
      </Button>
      <Button size="s" intent="ghost" startIcon={X} onClick={() => onSelect([])}>
        Clear selection
      </Button>
      {dialog === 'add' && (
        <AddToCollectionDialog
          environment={environment}
          templates={selected}
          onSelect={onSelect}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <DeleteTemplatesDialog
          environment={environment}
          templates={selected}
          onSelect={onSelect}
          onClose={close}
        />
      )}
    </Bar>
  );
}
