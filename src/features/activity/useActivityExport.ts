import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activityQueries, type ActivitySource } from '@/api/activity';
import type { ActivityEntry } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import type { ActivityQuery } from '@/domain/activity';
import { countOf } from '@/domain/format';
import { toFieldLabel, KIND_WORDS, RESULT_WORDS, describeEntry, formatValue } from '@/product/Activity';
import { useApi, useNotify } from '@/product/FeatureContext';

/** Most entries of a file, which is built in the browser. */
export const LONGEST_EXPORT = 10_000;
/** Entries requested at a time. */
const PAGE_SIZE = 100;

const COLUMNS: readonly DataTableColumn<ActivityEntry>[] = [
  { id: 'time', header: 'Time (UTC)', value: ({ time }) => time },
  { id: 'actor', header: 'Done by', value: ({ actor }) => actor.name },
  { id: 'actor-kind', header: 'By', value: ({ actor }) => actor.kind },
  { id: 'deed', header: 'What', value: describeEntry },
  { id: 'kind', header: 'Kind', value: ({ object }) => KIND_WORDS[object.kind].one },
  { id: 'name', header: 'Name', value: ({ object }) => object.name },
  { id: 'id', header: 'Id', value: ({ object }) => object.id },
  { id: 'environment', header: 'Environment', value: ({ environment }) => environment?.name },
  {
    id: 'changes',
    header: 'Changes',
    value: ({ changes }) =>
      changes
        .map(
          ({ field, before, after }) =>
            `${toFieldLabel(field)}: ${formatValue(before)} → ${formatValue(after)}`,
        )
        .join('; '),
  },
  {
    id: 'result',
    header: 'Result',
    value: ({ result }) => (result === 'done' ? 'Done' : RESULT_WORDS[result]),
  },
  { id: 'status', header: 'Status', value: ({ status }) => status },
  { id: 'request', header: 'Request', value: ({ requestId }) => requestId },
];

/** Exports all entries of a view, page by page, as a CSV file safe against formulas. */
export function useActivityExport(source: ActivitySource, query: ActivityQuery) {
  const api = useApi();
  const client = useQueryClient();
  const tell = useNotify();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async () => {
    setExporting(true);
    try {
      const { pages } = await client.fetchInfiniteQuery({
        ...activityQueries(api).list(source, query, PAGE_SIZE),
        pages: LONGEST_EXPORT / PAGE_SIZE,
      });
      const entries = pages.flatMap(({ data }) => data);
      const { downloadCsv } = await import('@/components/DataTable/exportCsv');
      downloadCsv('activity', COLUMNS, entries);
      const isWhole = pages.at(-1)?.links.nextPage === undefined;
      const count = countOf(entries.length, 'line');
      tell(
        isWhole ? `${count} exported.` : `The newest ${count} exported. Choose fewer days for the others.`,
      );
    } catch (error) {
      tell(`The activity could not be exported. ${(error as Error).message}`, 'NEGATIVE');
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, exportAll: () => void exportAll() };
}
