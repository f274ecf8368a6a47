import { useQuery } from '@tanstack/react-query';
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
import { countOf } from '@/domain/format';
import { dataSourceOf, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { useSession } from '../../core/SessionContext';
import { isUsed, using, variablesFor, type SourceOfRecords } from './dataSource';

interface DataResourcesProps {
  environment: EnvironmentDetail;
  document: Document;
}

/** The data sets and connectors of the environment, one of which the output may take its records from. */
export function DataResources({ environment, document }: DataResourcesProps) {
  const session = useSession();
  const api = useApi();
  const [refusal, setRefusal] = useState<string>();
  const [replacing, setReplacing] = useState<SourceOfRecords>();
  const dataSets = useQuery(dataSetQueries(api, environment).list());
  const connectors = useQuery(connectorQueries(api, environment).list());
  const sources: readonly SourceOfRecords[] = [
    ...(dataSets.data ?? []).map(({ id, name, columns }) => ({
      kind: 'dataSet' as const,
      id,
      name,
      columns,
    })),
    ...(connectors.data ?? [])
      .filter(({ type, enabled }) => type === 'data' && enabled)
      .map(({ id, name }) => ({ kind: 'connector' as const, id, name })),
  ];
  const isRead = dataSets.data !== undefined && connectors.data !== undefined;
  const present = dataSourceOf(document);
  const hasOther = present !== undefined && present.variable.source.type !== 'none';
  const change = (operations: readonly Operation[], label: string) =>
    setRefusal(session.change(operations, { label }));
  const use = (source: SourceOfRecords) => change(using(document, source), 'data source');
  const stop = () => {
    if (present) change([{ kind: 'deleteVariable', variableId: present.variableId }], 'data source');
  };
  return (
    <Stack gap="3">
      <LoadError what="The sources of data" reads={[dataSets, connectors]} />
      {(dataSets.isPending || connectors.isPending) && (
        <Skeleton shape="block" height="8rem" aria-busy="true" />
      )}
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
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
                making={source.kind === 'dataSet' ? variablesFor(document, source.columns) : []}
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
  source: SourceOfRecords;
  isUsed: boolean;
  /** What makes variables of the columns that have none. */
  making: readonly Operation[];
  onUse: () => void;
  onStop: () => void;
  onMake: (operations: readonly Operation[]) => void;
}

function Source({ source, isUsed: isInUse, making, onUse, onStop, onMake }: SourceProps) {
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
      {isInUse && making.length > 0 && (
        <Button size="s" onClick={() => onMake(making)}>
          Create {countOf(making.length, 'variable')} from its columns
        </Button>
      )}
    </Stack>
  );
}
