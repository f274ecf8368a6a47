import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { projectQueries } from '@/api/projects';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from '@/product/PreviewPicture';
import { WorkCard, type WorkRow } from './WorkCard';

/** Most rows of each list. */
const SHOWN = 5;

/** The same query as on the pages of templates and projects, so that opening them needs no new request. */
const NEWEST = { search: '', sortBy: 'modified', sortOrder: 'desc' } as const;

interface RecentTemplatesProps {
  environment: EnvironmentDetail;
  /** Whether the reader may change templates; otherwise a row links to the list. */
  mayEdit: boolean;
}

/** The last changed templates. */
export function RecentTemplates({ environment, mayEdit }: RecentTemplatesProps) {
  const queries = templateQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list(NEWEST));
  const environmentId = environment.guid;
  const rows = recentRows(list.data, queries.preview, ({ id, name }) =>
    mayEdit
      ? pathTo('template', { environmentId, templateId: id })
      : pathTo('templates', { environmentId }, { q: name }),
  );
  return (
    <WorkCard
      title="Recent templates"
      all={{ href: pathTo('templates', { environmentId }), label: 'All templates' }}
      read={list}
      rows={rows}
      empty="There are no templates yet. Templates of this environment appear here."
    />
  );
}

/** The reader's last changed projects. */
export function RecentProjects({ environment }: { environment: EnvironmentDetail }) {
  const queries = projectQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list(NEWEST));
  const environmentId = environment.guid;
  const rows = recentRows(list.data, queries.preview, ({ id }) =>
    pathTo('project', { environmentId, projectId: id }),
  );
  return (
    <WorkCard
      title="Your recent projects"
      all={{ href: pathTo('projects', { environmentId }), label: 'My projects' }}
      read={list}
      rows={rows}
      empty="You have no projects here yet. Start one from a collection under My projects."
    />
  );
}

interface Recent {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly lastModifiedDate: string;
}

type PreviewQuery = ReturnType<ReturnType<typeof templateQueries>['preview']>;

/** Converts the first items of a list to rows with previews; `undefined` while loading. */
function recentRows(
  list: { readonly pages: readonly { readonly data: readonly Recent[] }[] } | undefined,
  preview: (of: { id: string; revision: number; quality: 'thumbnail' }) => PreviewQuery,
  hrefOf: (recent: Recent) => string,
): WorkRow[] | undefined {
  return list?.pages[0]?.data.slice(0, SHOWN).map((recent) => {
    const { id, name, revision, lastModifiedDate } = recent;
    return {
      id,
      name,
      at: new Date(lastModifiedDate),
      href: hrefOf(recent),
      picture: <Picture name={name} query={preview({ id, revision, quality: 'thumbnail' })} />,
    };
  });
}

/** A preview; a failure shows nothing, as the name is beside it. */
function Picture({ name, query }: { name: string; query: PreviewQuery }) {
  const { data, error } = useQuery(query);
  return error ? null : <PreviewPicture name={name} file={data} error={null} />;
}
