import { recordOf } from '@/domain/output';
import { dataSourceOf, variableTypes, type Document } from '@/engine/document';
import { recordsText, type RecordsText } from './recordsText';

/** Converts the rows of a parsed document, as JSON, to records; none without rows of its own. */
export function readOwnRecords(text: string): RecordsText {
  const document = JSON.parse(text) as Document;
  const source = dataSourceOf(document)?.variable.source;
  if (source?.type !== 'injected') return recordsText([]);
  const types = variableTypes(document);
  const { properties, rows } = source;
  return recordsText(
    rows.map((row) =>
      recordOf(
        properties,
        properties.map(({ name }) => row[name] ?? null),
        types,
      ),
    ),
  );
}
