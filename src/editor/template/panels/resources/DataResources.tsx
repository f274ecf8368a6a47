import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectorQueries } from '@/api/connectors';
import { dataSetQueries } from '@/api/data-sets';
import type { EnvironmentDetail } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { offeredConnectors } from '@/domain/connectors';
import type { DataColumn } from '@/domain/data-sets';
import { countOf } from '@/domain/format';
import { dataSourceOf, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { Refusal } from '../../../page/fields/Refusal';
import { useSession } from '../../core/SessionContext';
import { isUsed, chooseDataSource, addMissingVariables, type SourceOfRecords } from './dataSource';

interface DataResourcesProps {
  environment: EnvironmentDetail;
  document: Document;
}

/** Lists the environment's data sets and connectors; the document uses one of them as its data source. */
export function DataResources({ environment, document }: DataResourcesProps) {
  const session = useSession();
  const api = useApi();
  const [refusal, setRefusal] = useState<string>();
  const [replacing, setReplacing] = useState<SourceOfRecords>();
  const dataSets = useQuery(dataSetQueries(api, environment).list());
  const connectors = useQuery(connectorQueries(api, environment).list());
  const offered = offeredConnectors(connectors.data ?? [], 'data');
  const sources: readonly SourceOfRecords[] = [
    ...(dataSets.data ?? []).map(({ id, name, columns }) => ({
      kind: 'dataSet' as const,
      id,
      name,
      columns,
    })),
    ...offered.map(({ id, name }) => ({ kind: 'connector' as const, id, name })),
  ];
  const isRead = dataSets.data !== undefined && connectors.data !== undefined;
  const present = dataSourceOf(document);
  const hasOther = present !== undefined && present.variable.source.type !== 'none';
  const change = (operations: readonly Operation[], label: string) =>
    setRefusal(session.change(operations, { label }));
  const use = (source: SourceOfRecords) => change(chooseDataSource(document, source), 'data source');
  const stop = () => {
    if (present) change([{ kind: 'deleteVariable', variableId: present.variableId }], 'data source');
  };
  return (
    <Stack gap="3">
      <LoadError what="The sources of data" reads={[dataSets, connectors]} />
      {(dataSets.isPending || connectors.isPending) && (
        <Skeleton shape="block" height="8rem" aria-busy="true" />
      )}
      <Refusal reason={refusal} />
      {isRead && sources.length === 0 && (
        <Text as="p" size="small" tone="muted">
          No source of data is available in this environment. Data sets are uploaded on the page of the
          publisher, connectors are switched on in the settings.
        </Text>
      )}
      <Box as="ul" aria-label="Sources of data" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {isRead &&
          sources.map((source) => (
            <Box as="li" key={source.id} css={{ paddingBlock: '$2', borderBlockEnd: '1px solid $border' }}>
              <Source
                source={source}
                isUsed={isUsed(document, source)}
                environment={environment}
                making={(columns) => addMissingVariables(document, columns)}
                onUse={() => (hasOther ? setReplacing(source) : use(source))}
                onStop={stop}
                onMake={(operations) => change(operations, 'variables of the data source')}
              />
            </Box>
          ))}
      </Box>
      {replacing && (
        <ConfirmDialog
          open
          title="Replace the data source?"
          description={`A document has one data source. ${replacing.name} takes the place of the present one; the variables stay.`}
          confirmLabel="Replace"
          onOpenChange={() => setReplacing(undefined)}
          onConfirm={() => {
            setReplacing(undefined);
            use(replacing);
          }}
        />
      )}
    </Stack>
  );
}

interface SourceProps {
  environment: EnvironmentDetail;
  source: SourceOfRecords;
  isUsed: boolean;
  /** Returns the operations that add variables for columns without one. */
  making: (columns: readonly DataColumn[]) => readonly Operation[];
  onUse: () => void;
  onStop: () => void;
  onMake: (operations: readonly Operation[]) => void;
}

function Source({ environment, source, isUsed: isInUse, making, onUse, onStop, onMake }: SourceProps) {
  const verb = isInUse ? 'Stop using' : 'Use';
  return (
    <Stack gap="2">
      <Inline gap="2" justify="between">
        <Box css={{ flex: 1, minWidth: 0 }}>
          <MiddleTruncate text={source.name} />
          {source.kind === 'dataSet' && (
            <Text as="p" size="small" tone="muted">
              {countOf(source.columns.length, 'column')}
            </Text>
          )}
        </Box>
        {isInUse && <Badge>Used</Badge>}
        <Button size="s" aria-label={`${verb} ${source.name}`} onClick={isInUse ? onStop : onUse}>
          {verb}
        </Button>
      </Inline>
      {isInUse && source.kind === 'dataSet' && (
        <Columns columns={source.columns} making={making} onMake={onMake} />
      )}
      {isInUse && source.kind === 'connector' && (
        <ConnectorColumns connectorId={source.id} environment={environment} making={making} onMake={onMake} />
      )}
    </Stack>
  );
}

type ColumnsProps = Pick<SourceProps, 'making' | 'onMake'>;

function Columns({ columns, making, onMake }: ColumnsProps & { columns: readonly DataColumn[] }) {
  const operations = making(columns);
  return operations.length === 0 ? null : (
    <Button size="s" onClick={() => onMake(operations)}>
      Create {countOf(operations.length, 'variable')} from its columns
    </Button>
  );
}

interface ConnectorColumnsProps extends ColumnsProps {
  environment: EnvironmentDetail;
  connectorId: string;
}

/** Shows the columns of a connector; its source is queried only once the document uses it. */
function ConnectorColumns({ environment, connectorId, ...making }: ConnectorColumnsProps) {
  const read = useInfiniteQuery(connectorQueries(useApi(), environment).rows(connectorId));
  const columns = read.data?.pages[0]?.columns;
  return (
    <>
      <LoadError what="Its columns" reads={[read]} />
      {read.isPending && <Skeleton shape="block" height="2rem" aria-busy="true" />}
      {columns && <Columns columns={columns} {...making} />}
    </>
  );
}
