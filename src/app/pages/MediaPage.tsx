import { useLocation } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { MEDIA_SORTS } from '@/domain/media';
import { MediaScreen } from '@/features/media';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The media of the current environment; the folder is in the address, for links and Back. */
export function MediaPage() {
  const { featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const { pathname, search: query } = useLocation();
  const { view, onViewChange, filters, sort, state, onStateChange } = useListUrlState(MEDIA_SORTS, {
    by: 'name',
    direction: 'asc',
  });
  const hrefOf = (folder: string) => {
    const next = new URLSearchParams();
    if (folder !== '/') next.set('folder', folder);
    if (sort) next.set('sort', `${sort.column}:${sort.direction}`);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return environment ? (
    <MediaScreen
      key={environment.guid}
      hasCropPreviews={featureFlags.smartCropPreviewsEnabled}
      withheld={refusalOfAction('media.edit', access)?.detail}
      onViewChange={(next) => onViewChange(next, { format: next.extensions })}
      views={
        <ListViews list="media" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      environment={environment}
      hrefOf={hrefOf}
      view={{
        ...view,
        folder: new URLSearchParams(query).get('folder') ?? '/',
        extensions: filters['format'] ?? [],
      }}
    />
  ) : null;
}
