import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { projectQueries } from '@/api/projects';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from '@/product/PreviewPicture';
import { WorkCard, type WorkRow } from './WorkCard';

/** How many of each are shown. */
const SHOWN = 5;

/** As the pages of templates and projects open, so that going there asks for nothing new. */
const NEWEST = { search: '', sortBy: 'modified', sortOrder: 'desc' } as const;

interface RecentTemplatesProps {
  environment: EnvironmentDetail;
  /** Whether the reader may change templates; whoever may not is led to the one in the list. */
  mayEdit: boolean;
}

/** The templates that were changed last. */
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
      empty="There is no template yet. What designers make for this environment shows here."
    />
  );
}

/** The reader's own projects that were changed last. */
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
      empty="You have no project here yet. One is started from a collection, under My projects."
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

/** The first of a list as rows with a preview each; `undefined` while they are loading. */
function recentRows(
  list: { readonly pages: readonly { readonly data: readonly Recent[] }[] } | undefined,
  preview: (of: { id: string; revision: number; quality: 'thumbnail' }) => PreviewQuery,
  hrefOf: (recent: Recent) => string,
): WorkRow[] | undefined {
  return list?.pages[0]?.data.slice(0, SHOWN).map((recent) => {
    const { id, name, revision, lastModifiedDate } = recent;
    return {
      ...{ id, name, at: new Date(lastModifiedDate), href: hrefOf(recent) },
      picture: <Picture name={name} query={preview({ id, revision, quality: 'thumbnail' })} />,
    };
  });
}

/** A preview; the name stands beside it, so nothing is said where there is none. */
function Picture({ name, query }: { name: string; query: PreviewQuery }) {
  const { data, error } = useQuery(query);
  return error ? null : <PreviewPicture name={name} file={data} error={null} />;
}
