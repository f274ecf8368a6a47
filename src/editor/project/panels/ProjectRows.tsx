import type { ReactNode } from 'react';
import type { EnvironmentAddress } from '@/api/environment';
import { projectQueries } from '@/api/projects';
import type { DataColumn } from '@/domain/data-sets';
import { useDataRows, type DataRows } from '@/product/DataRowTable';
import { useApi } from '@/product/FeatureContext';
import type { RowSource } from '../core/form';

interface ProjectRowsProps {
  environment: EnvironmentAddress;
  projectId: string;
  source: RowSource;
  draw: (data: DataRows) => ReactNode;
}

/** Reads the rows that can fill a project: from a data set, a connector, or the document itself. */
export function ProjectRows({ source, draw, ...place }: ProjectRowsProps) {
  if (source.type === 'dataSet') return <DataSetRows {...place} dataSetId={source.dataSetId} draw={draw} />;
  if (source.type === 'connector')
    return <ConnectorRows {...place} connectorId={source.connectorId} draw={draw} />;
  return draw(rowsIn(source));
}

interface ConnectorRowsProps extends Omit<ProjectRowsProps, 'source'> {
  connectorId: string;
}

function ConnectorRows({ environment, projectId, connectorId, draw }: ConnectorRowsProps) {
  return draw(useDataRows(projectQueries(useApi(), environment).connectorRows(projectId, connectorId)));
}

interface DataSetRowsProps extends Omit<ProjectRowsProps, 'source'> {
  dataSetId: string;
}

function DataSetRows({ environment, projectId, dataSetId, draw }: DataSetRowsProps) {
  return draw(useDataRows(projectQueries(useApi(), environment).dataRows(projectId, dataSetId)));
}

const nothing = () => undefined;

/** Returns the rows stored in a document. */
function rowsIn({ properties, rows }: Extract<RowSource, { type: 'injected' }>): DataRows {
  const columns: readonly DataColumn[] = properties;
  return {
    columns,
    rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
    total: rows.length,
    error: null,
    retry: nothing,
    readOn: nothing,
  };
}
