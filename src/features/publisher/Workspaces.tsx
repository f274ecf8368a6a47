import { useQuery } from '@tanstack/react-query';
import { workspaceMutations, workspaceQueries } from '@/api/editor-views';
import type { Workspace } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { NEW_WORKSPACE, type WorkspaceContent } from '@/domain/editor-views';
import { useApi } from '@/product/FeatureContext';
import { changedColumn } from '@/product/changedColumn';
import { EditorViews } from './EditorViews';
import { nameColumn, type PartProps } from './publisherPart';
import { WorkspaceFields } from './WorkspaceFields';
import { panelWords } from './words';

type Side = keyof WorkspaceContent;

const sideColumn = (side: Side, header: string): DataTableColumn<Workspace> => ({
  id: side,
  header,
  value: ({ content }) => panelWords(content[side]),
  grow: 2,
  minWidth: 12,
  hideOnMobile: true,
});

const COLUMNS: readonly DataTableColumn<Workspace>[] = [
  nameColumn(),
  sideColumn('left', 'On the left'),
  sideColumn('right', 'On the right'),
  changedColumn(),
];

/** The workspaces of an environment: the arrangement of panels in the template editor. */
export function Workspaces({ environment, ...table }: PartProps) {
  const api = useApi();
  const { create, save, remove } = workspaceMutations(api, environment);
  return (
    <EditorViews
      noun={{ one: 'workspace', other: 'workspaces' }}
      purpose="A workspace keeps the places and widths of the editor’s panels."
      read={useQuery(workspaceQueries(api, environment).list())}
      columns={COLUMNS}
      fresh={NEW_WORKSPACE}
      create={create()}
      save={save()}
      remove={remove()}
      fields={(content, onChange) => <WorkspaceFields content={content} onChange={onChange} />}
      {...table}
    />
  );
}
