import { Bookmark } from 'lucide-react';
import type { DataTableState } from '@/components/DataTable';
import { IconButton } from '@/components/IconButton';
import { onDemand } from '@/components/onDemand';
import { useWorkspace } from '../workspace/WorkspaceContext';

/* Loaded on demand, for the sake of the first screen, whose list has views too. */
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
  /** Name of the list, such as `users`. */
  list: string;
  /** Its subscription or environment, since filters contain ids of one. */
  placeId: string;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/** The saved views of a list with its search, filters and order in the address; each user has their own. */
export function ListViews({ list, placeId, ...shared }: ListViewsProps) {
  const { user } = useWorkspace();
  return <SavedViews list={`${list} ${user.id} ${placeId}`} {...shared} />;
}
