import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { activityQueries, type ActivitySource } from '@/api/activity';
import { isGone } from '@/api/http';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { ActivityQuery } from '@/domain/activity';
import { useApi } from '../FeatureContext';
import { LoadError } from '../LoadError';
import { Panel } from '../Panel';
import { ShowMore } from '../SearchedList';
import { ActivityList } from './ActivityList';

/** Entries shown at first. */
const FEW = 5;

interface ActivityHistoryProps {
  source: ActivitySource;
  /** The thing whose history it is, as its kind and id; everything of the source without one. */
  object?: string;
  /** @default 'History' */
  title?: string;
  /** Says that nothing was done yet. */
  empty: string;
  /** Says that the platform keeps no record. @default nothing is shown then */
  missing?: string;
  /** The page that has more of it; none where there is no such page. */
  href?: string;
}

/** What was done to one thing, as a part of its own page; nothing where the platform has no record. */
export function ActivityHistory({ title = 'History', ...props }: ActivityHistoryProps) {
  const { source, object, empty, missing, href } = props;
  const titleId = useId();
  const query: ActivityQuery = object === undefined ? {} : { object };
  const list = useInfiniteQuery(activityQueries(useApi()).list(source, query, FEW));
  if (list.error && isGone(list.error)) return missing ? <Text tone="muted">{missing}</Text> : null;
  const entries = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} data-testid="gpf-activity-history">
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <Panel what="The history">
        <Stack gap="3">
          <LoadError what="The history" reads={[list]} />
          {!entries && !list.error && <Skeleton shape="block" height="8rem" />}
          {entries?.length === 0 && <Text tone="muted">{empty}</Text>}
          {entries && entries.length > 0 && <ActivityList label={title} entries={entries} />}
          <Inline gap="4">
            <ShowMore list={list} />
            {href !== undefined && entries && entries.length > 0 && (
              <Link href={href}>See it in Activity</Link>
            )}
          </Inline>
        </Stack>
      </Panel>
    </Stack>
  );
}
