import { useState } from 'react';
import type { Template } from '@/api/types';
import type { TileSelection } from '@/components/PictureTile';

/** Keeps the selection of templates, including those that the list no longer shows. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly Template[]>([]);
  const ids = new Set(selected.map(({ id }) => id));
  return {
    selected,
    setSelected,
    selectionOf: (template: Template): TileSelection => ({
      isSelected: ids.has(template.id),
      isSelecting: ids.size > 0,
      onSelect: (isSelected) => {
        const others = selected.filter(({ id }) => id !== template.id);
        setSelected(isSelected ? [...others, template] : others);
      },
    }),
  };
}
