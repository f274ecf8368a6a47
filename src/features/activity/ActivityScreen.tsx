import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { activityQueries, type ActivitySource } from '@/api/activity';
import { isGone } from '@/api/http';
import type { ActivityEntry } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { objectKey } from '@/domain/activity';
import { ActivityList } from '@/product/Activity';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { LoadingRows } from '@/product/LoadingRows';
import { ShowMore } from '@/product/SearchedList';
import { ActivityFilters, type ActivityActor } from './ActivityFilters';
import { EVERYTHING, isNarrowed, queryOf, type ActivityView } from './activityView';
import { narrowingActions } from './narrowingActions';
import { useActivityExport } from './useActivityExport';

interface ActivityScreenProps {
  source: ActivitySource;
  description: string;
  badges?: ReactNode;
  crumbs?: ReactNode;
  /** Selectable actors; missing when there is only one. */
  actors?: readonly ActivityActor[] | undefined;
  /** Reads that complete the list of actors. */
  actorReads?: Parameters<typeof LoadError>[0]['reads'];
  view: ActivityView;
  onViewChange: (view: ActivityView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** The current day, UTC, as `YYYY-MM-DD`. */
  today: string;
}

/** The activity list: actors, changes and times. */
export function ActivityScreen(props: ActivityScreenProps) {
  const { source, description, badges, crumbs, view, onViewChange, actors, actorReads = [], today } = props;
  const query = queryOf(view);
  const list = useInfiniteQuery(activityQueries(useApi()).list(source, query));
  const { isExporting, exportAll } = useActivityExport(source, query);
  const searchRef = useRef<HTMLInputElement>(null);
  const entries = list.data?.pages.flatMap(({ data }) => data);
  const isMissing = list.error !== null && isGone(list.error);
  const clear = () => {
    onViewChange(EVERYTHING);
    searchRef.current?.focus();
  };
  const content = () => {
    if (isMissing)
      return (
        <EmptySection
          image={<EmptyDrawing />}
          title="This platform keeps no record"
          description="Activity is not recorded here, so there is nothing to show."
        />
      );
    if (!entries)
      return list.error ? (
        <FailedSection
          title="The activity could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <LoadingRows>Loading the activity</LoadingRows>
      );
    if (entries.length > 0)
      return (
        <ActivityList
          label="Entries"
          entries={entries}
          actionsOf={(entry) =>
            narrowingActions(entry, { view, onViewChange, hasActors: actors !== undefined })
          }
        />
      );
    return isNarrowed(view) ? (
      <EmptySection
        image={<NoMatchDrawing />}
        title="Nothing matches"
        description="No entry matches all filters."
        action={<Button onClick={clear}>Clear filters</Button>}
      />
    ) : (
      <EmptySection
        image={<EmptyDrawing />}
        title="No activity yet"
        description="Changes from now on appear here, with the user who made them."
      />
    );
  };
  return (
    <>
      <PageHeader
        title="Activity"
        description={description}
        badges={badges}
        crumbs={crumbs}
        actions={
          !isMissing && (
            <Button
              startIcon={Download}
              pending={isExporting}
              disabledReason={entries?.length === 0 ? 'There is nothing to export.' : undefined}
              onClick={exportAll}
            >
              Export CSV
            </Button>
          )
        }
      />
      <Stack gap="5">
        {!isMissing && (
          <ActivityFilters
            view={view}
            onViewChange={onViewChange}
            today={today}
            searchRef={searchRef}
            views={props.views}
            actors={actors && addChosen(actors, view.actors, entries)}
            isOneEnvironment={source.of === 'environment'}
            objectNames={namesOf(entries)}
          />
        )}
        <LoadError what="The list of users" reads={actorReads} />
        {entries && list.error && !isMissing && <LoadError what="The newest activity" reads={[list]} />}
        {content()}
        <Inline justify="center">
          <ShowMore list={list} />
        </Inline>
      </Stack>
    </>
  );
}

/** Adds the selected actors, who may have left or be programs of another environment. */
function addChosen(
  actors: readonly ActivityActor[],
  chosen: readonly string[],
  entries: readonly ActivityEntry[] = [],
): readonly ActivityActor[] {
  const known = new Set(actors.map(({ id }) => id));
  const missing = chosen.filter((id) => !known.has(id));
  const names = new Map(entries.map(({ actor }) => [actor.id, actor.name]));
  return [...actors, ...missing.map((id) => ({ id, name: names.get(id) ?? 'An unlisted user' }))];
}

/** Returns the latest names of objects, by key. */
function namesOf(entries: readonly ActivityEntry[] = []): ReadonlyMap<string, string> {
  const named = entries.map(({ object: { kind, id, name } }) => [objectKey(kind, id ?? ''), name] as const);
  return new Map([...named].reverse());
}
