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

/** Number of entries shown at first. */
const FEW = 5;

interface ActivityHistoryProps {
  source: ActivitySource;
  /** The object whose history it is, as its kind and id; without one, everything of the source. */
  object?: string;
  /** @default 'History' */
  title?: string;
  /** Text for an object without any entry yet. */
  empty: string;
  /** Text for a platform that keeps no record. @default nothing is shown */
  missing?: string;
  /** The page with the full history, if there is one. */
  href?: string;
}

/** Shows the history of one object as a section of its page; nothing if the platform keeps no record. */
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
