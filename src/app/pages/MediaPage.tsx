import { useLocation } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { MEDIA_SORTS } from '@/domain/media';
import { MediaScreen, type MediaView } from '@/features/media';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The media of the current environment; the address says which folder, so that it can be sent on and gone back from. */
export function MediaPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const { pathname, search: query } = useLocation();
  const [state, onStateChange] = useTableUrlState();
  const by = MEDIA_SORTS.find((each) => each === state.sort?.column);
  const { format } = state.filters;
  const view: MediaView = {
    folder: new URLSearchParams(query).get('folder') ?? '/',
    search: state.search,
    sort: { by: by ?? 'name', direction: (by && state.sort?.direction) ?? 'asc' },
    extensions: format ? format.split(',') : [],
  };
  const hrefOf = (folder: string) => {
    const next = new URLSearchParams();
    if (folder !== '/') next.set('folder', folder);
    if (state.sort) next.set('sort', `${state.sort.column}:${state.sort.direction}`);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return environment ? (
    <MediaScreen
      key={environment.guid}
      withheld={refusalOfAction('media.edit', access)?.detail}
      onViewChange={({ search, sort, extensions }) =>
        onStateChange({
          ...state,
          search,
          sort: { column: sort.by, direction: sort.direction },
          filters: { ...state.filters, format: extensions.join(',') },
        })
      }
      {...{ environment, view, hrefOf }}
    />
  ) : null;
}
