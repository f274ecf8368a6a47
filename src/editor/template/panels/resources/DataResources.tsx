import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectorQueries } from '@/api/connectors';
import type { EnvironmentDetail } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { newVariable, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { newId } from '../../core/newId';
import { useSession } from '../../core/SessionContext';
import { freeNameOf } from '../core/numberedName';

/** The data source of a document, of which it has one at most, with what stands behind it in the environment. */
function dataSourceOf({ variables, connectors }: Document) {
  const found = Object.entries(variables.items).find(([, { type }]) => type === 'dataSource');
  if (found?.[1].type !== 'dataSource') return undefined;
  const [variableId, variable] = found;
  const { source } = variable;
  const connector = source.type === 'connector' ? connectors.items[source.connectorId] : undefined;
  const environmentId = connector?.source.type === 'environment' ? connector.source.id : undefined;
  return { variableId, variable, environmentId };
}

/** What makes a connector of the environment the one data source of a document. */
function using(document: Document, connector: { id: Id; name: string }): readonly Operation[] {
  const { connectors, variables } = document;
  const own = connectors.order.find((id) => {
    const { source } = connectors.items[id] ?? {};
    return source?.type === 'environment' && source.id === connector.id;
  });
  const connectorId = own ?? newId();
  const present = dataSourceOf(document);
  const names = Object.values(variables.items).map(({ name }) => name);
  const variable = {
    ...(present?.variable ?? newVariable(freeNameOf('Data', names), 'dataSource')),
    source: { type: 'connector', connectorId } as const,
  };
  const adding: Operation = {
    ...{ kind: 'addConnector', connectorId },
    connector: {
      ...{ name: connector.name, options: {}, mappings: [] },
      source: { type: 'environment', id: connector.id },
    },
  };
  const setting: Operation = present
    ? { kind: 'setVariable', variableId: present.variableId, variable }
    : { kind: 'addVariable', variableId: newId(), variable };
  return own === undefined ? [adding, setting] : [setting];
}

interface DataResourcesProps {
  environment: EnvironmentDetail;
  document: Document;
}

/** The sources of data of the environment, one of which the output may take its records from. */
export function DataResources({ environment, document }: DataResourcesProps) {
  const session = useSession();
  const [refusal, setRefusal] = useState<string>();
  const read = useQuery(connectorQueries(useApi(), environment).list());
  const sources = read.data?.filter(({ type, enabled }) => type === 'data' && enabled) ?? [];
  const present = dataSourceOf(document);
  const stop = () => {
    if (!present) return;
    const { variableId } = present;
    setRefusal(session.change([{ kind: 'deleteVariable', variableId }], { label: 'data source' }));
  };
  return (
    <Stack gap="3">
      <LoadError what="The sources of data" reads={[read]} />
      {read.isPending && <Skeleton shape="block" height="8rem" aria-busy="true" />}
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
      {read.data && sources.length === 0 && (
        <Text as="p" size="small" tone="muted">
          No source of data is available in this environment. Connectors are switched on in its settings.
        </Text>
      )}
      <Box as="ul" aria-label="Sources of data" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sources.map((connector) => {
          const isUsed = present?.environmentId === connector.id;
          return (
            <Box as="li" key={connector.id} css={{ paddingBlock: '$2', borderBlockEnd: '1px solid $border' }}>
              <Inline gap="2" justify="between">
                <Box css={{ flex: 1, minWidth: 0 }}>
                  <MiddleTruncate text={connector.name} />
                </Box>
                {isUsed && <Badge>Used</Badge>}
                <Button
                  size="s"
                  aria-label={`${isUsed ? 'Stop using' : 'Use'} ${connector.name}`}
                  onClick={
                    isUsed
                      ? stop
                      : () => setRefusal(session.change(using(document, connector), { label: 'data source' }))
                  }
                >
                  {isUsed ? 'Stop using' : 'Use'}
                </Button>
              </Inline>
            </Box>
          );
        })}
      </Box>
    </Stack>
  );
}
