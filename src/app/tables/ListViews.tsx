import { Bookmark } from 'lucide-react';
import type { DataTableState } from '@/components/DataTable';
import { IconButton } from '@/components/IconButton';
import { onDemand } from '@/components/onDemand';
import { useWorkspace } from '../workspace/WorkspaceContext';

/* Off the first screen, whose list has views as well. */
const SavedViews = onDemand(async () => (await import('@/product/SavedViews/SavedViews')).SavedViews, {
  drawWait: ({ hasFailed, onRetry }) => (
    <IconButton
      icon={Bookmark}
      label={hasFailed ? 'Views, which could not be loaded: try again' : 'Views'}
      aria-disabled={!hasFailed}
      onClick={onRetry}
    />
  ),
});

interface ListViewsProps {
  /** What is listed, such as `users`. */
  list: string;
  /** The subscription or environment it is of; filters name what is of one place. */
  placeId: string;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/** The views kept of a list whose search, filters and order stand in the address: each person has their own. */
export function ListViews({ list, placeId, ...shared }: ListViewsProps) {
  const { user } = useWorkspace();
  return <SavedViews list={`${list} ${user.id} ${placeId}`} {...shared} />;
}
