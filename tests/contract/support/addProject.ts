import { demoUserId, ENVIRONMENTS } from '@/demo';
import { newVariable, type Document } from '@/engine/document';
import { projects } from '../../../platform/database/schema';
import { emptyDocument } from '../../unit/engine/support/sampleDocument';
import { NOW, type TestPlatform } from './startTestPlatform';

interface NewProject {
  readonly document: Document;
  /** The part before `@demo.test`. @default 'user' */
  readonly account?: string;
  /** @default Aurora's production */
  readonly environmentId?: string;
}

/** Adds a project with this document as its template. @returns its id */
export async function addProject(
  { db }: Pick<TestPlatform, 'db'>,
  { document, account = 'user', environmentId = ENVIRONMENTS.auroraProduction }: NewProject,
): Promise<string> {
  const text = JSON.stringify({ ...document, properties: { type: 'project' } });
  const [row] = await db
    .insert(projects)
    .values({
      environmentId,
      ownerId: demoUserId(`${account}@demo.test`),
      name: 'Reach',
      nameKey: 'reach',
      document: text,
      startDocument: text,
      createdAt: NOW,
      modifiedAt: NOW,
      contentModifiedAt: NOW,
    })
    .returning({ id: projects.id });
  return row?.id ?? '';
}

/** An empty document with these variables, each with its name as id. */
export function documentWith(
  variables: readonly Document['variables']['items'][string][],
  parts: Partial<Document> = {},
): Document {
  return {
    ...emptyDocument(),
    ...parts,
    variables: {
      order: variables.map(({ name }) => name),
      items: Object.fromEntries(variables.map((variable) => [variable.name, variable])),
    },
  };
}

/** A document that takes its records from a data set. */
export const documentOfDataSet = (dataSetId: string): Document =>
  documentWith([{ ...newVariable('Rows', 'dataSource'), source: { type: 'dataSet', dataSetId } }]);

/** A document that takes its records from a connector of the environment. */
export const documentOfConnector = (id: string): Document =>
  documentWith(
    [{ ...newVariable('Rows', 'dataSource'), source: { type: 'connector', connectorId: 'table' } }],
    {
      connectors: {
        order: ['table'],
        items: { table: { name: 'Table', source: { type: 'environment', id }, options: {}, mappings: [] } },
      },
    },
  );
