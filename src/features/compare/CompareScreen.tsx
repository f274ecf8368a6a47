import { useQuery } from '@tanstack/react-query';
import { EqualNot } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Icon } from '@/components/Icon';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { PageHeader } from '@/components/PageHeader';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { useApi } from '@/product/FeatureContext';
import { comparisonRows, type ComparisonRow, type Side } from './comparisonRows';
import { useSide } from './useSide';

interface CompareScreenProps {
  subscriptionId: string;
  environment: Pick<Environment, 'guid' | 'name'>;
  /** Other environments that the user may compare. */
  others: readonly Environment[];
  /** Guid of the other environment; empty until chosen. The caller keeps it in the address. */
  otherId: string;
  onOtherIdChange: (id: string) => void;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

const FILTERS = [
  {
    id: 'show',
    label: 'Show',
    allLabel: 'Everything',
    options: [{ value: 'differences', label: 'Differences' }],
    matches: ({ differs }: ComparisonRow) => differs,
  },
];

/* A phone has no room for a column that marks the differences. */
const ON_PHONES = {
  display: 'none',
  '@mobile': { display: 'inline-flex', marginInlineStart: '$1', color: '$cautionText' },
} as const;

function columnsFor(left: string, right: string): DataTableColumn<ComparisonRow>[] {
  return [
    { id: 'section', header: 'Part', value: ({ section }) => section, hideOnMobile: true },
    {
      id: 'name',
      header: 'What',
      value: ({ name }) => name,
      cell: ({ name, differs }) => (
        <>
          <MiddleTruncate text={name} />
          {differs && (
            <Box as="span" css={ON_PHONES}>
              <Icon glyph={EqualNot} size="s" label="Differs" />
            </Box>
          )}
        </>
      ),
      minWidth: 7,
      hideable: false,
    },
    { id: 'left', header: left, value: (row) => row.left, minWidth: 6 },
    { id: 'right', header: right, value: (row) => row.right, minWidth: 6 },
    {
      id: 'difference',
      header: 'Difference',
      value: ({ differs }) => (differs ? 'Differs' : 'Same'),
      cell: ({ differs }) =>
        differs ? <Badge tone="caution">Differs</Badge> : <Text tone="subtle">Same</Text>,
      minWidth: 6,
      hideOnMobile: true,
    },
  ];
}

/** Compares settings, versions, integrations, connectors and groups' access of two environments. */
export function CompareScreen(props: CompareScreenProps) {
  const api = useApi();
  const { subscriptionId, environment, others, otherId, onOtherIdChange } = props;
  const other = others.find(({ guid }) => guid === otherId);
  const left = useSide(environment.guid);
  const right = useSide(other?.guid ?? '');
  const groups = useQuery(userGroupQueries(api).list(subscriptionId));
  return (
    <>
      <PageHeader
        title="Compare environments"
        description={`${environment.name} beside another environment.`}
      />
      {others.length === 0 ? (
        <EmptySection
          image={<EmptyDrawing />}
          title="There is no other environment"
          description="Two environments whose settings you may see are needed to compare them."
        />
      ) : (
        <Stack gap="4">
          <Stack css={{ maxWidth: '22rem' }}>
            <Select
              label="Other environment"
              placeholder="Choose the other environment"
              options={others.map(({ guid, name }) => ({ value: guid, label: name }))}
              value={other?.guid ?? ''}
              onValueChange={onOtherIdChange}
            />
          </Stack>
          <LoadError what="Part of the comparison" reads={[...left.reads, ...right.reads, groups]} />
          {other && (
            <Panel key={other.guid} what="The comparison">
              <Comparison
                names={[environment.name, other.name]}
                sides={[left.side, right.side]}
                groups={groups.data}
                views={props.views}
                state={props.tableState}
                onStateChange={props.onTableStateChange}
              />
            </Panel>
          )}
        </Stack>
      )}
    </>
  );
}

interface ComparisonProps {
  /** Names of the two environments, and the loaded facts about each. */
  names: readonly [string, string];
  sides: readonly [Side, Side];
  groups: readonly UserGroup[] | undefined;
  views: ReactNode;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

function Comparison({ names: [one, other], sides: [left, right], groups, ...table }: ComparisonProps) {
  const columns = useMemo(() => columnsFor(one, other), [one, other]);
  const isKnown = left.detail !== undefined && right.detail !== undefined;
  return (
    <DataTable
      label={`${one} and ${other}`}
      noun={{ one: 'line', other: 'lines' }}
      columns={columns}
      rows={isKnown ? comparisonRows(left, right, groups) : undefined}
      filters={FILTERS}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      exportName="comparison"
      {...table}
      dense
      empty={{ title: 'Nothing to compare' }}
    />
  );
}
