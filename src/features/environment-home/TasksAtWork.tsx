import { useQuery } from '@tanstack/react-query';
import { outputQueries } from '@/api/output';
import type { EnvironmentDetail, OutputTask } from '@/api/types';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { isOpenOutput } from '@/domain/output';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { describeRecords, TaskStatus } from '@/product/TaskStatus';
import { WorkCard } from './WorkCard';

/** Most rows. */
const SHOWN = 6;

const hasFailed = ({ status }: OutputTask) => status === 'Failed' || status === 'Error';

/** Sorts the tasks that need attention: running ones first, then failed ones, each newest first. */
function pickTasks(tasks: readonly OutputTask[]): readonly OutputTask[] {
  const open = tasks.filter(({ status }) => isOpenOutput(status));
  return [...open, ...tasks.filter(hasFailed)].slice(0, SHOWN);
}

/** Running and failed output tasks; refreshed while one is running. */
export function TasksAtWork({ environment }: { environment: EnvironmentDetail }) {
  const tasks = useQuery(outputQueries(useApi(), environment).tasks());
  const environmentId = environment.guid;
  const rows =
    tasks.data &&
    pickTasks(tasks.data).map((task) => ({
      id: task.id,
      name: task.name,
      at: new Date(task.dateProcessed ?? task.dateCreated),
      href: pathTo('output-tasks', { environmentId }, { q: task.name }),
      state: (
        <Inline gap="4">
          <Text size="small" tone="muted" numeric css={{ '@mobile': { display: 'none' } }}>
            {describeRecords(task)}
          </Text>
          <Box css={{ width: '8rem', '@mobile': { width: 'auto' } }}>
            <TaskStatus task={task} />
          </Box>
        </Inline>
      ),
    }));
  return (
    <WorkCard
      title="Running and failed output"
      all={{ href: pathTo('output-tasks', { environmentId }), label: 'All output tasks' }}
      read={tasks}
      rows={rows}
      empty="No output task is running or has failed."
    />
  );
}
