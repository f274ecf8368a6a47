import type { ColumnType } from '@/domain/data-set';
import type { EditorPanel, GuideStyle, WorkspaceContent } from '@/domain/editor-view';

/** What the panels of the editor are called. */
export const PANEL_WORDS: Readonly<Record<EditorPanel, string>> = {
  layers: 'Layers',
  pages: 'Pages',
  layouts: 'Layouts',
  resources: 'Resources',
  properties: 'Properties',
  animation: 'Animation',
  variables: 'Variables',
  actions: 'Actions',
};

/** What guides look like. */
export const GUIDE_WORDS: Readonly<Record<GuideStyle, string>> = { line: 'Lines', square: 'Squares' };

/** What lies on a side, in words. */
export function panelWords({ panels, open }: WorkspaceContent['left']): string {
  if (panels.length === 0) return 'Nothing';
  const names = panels.map((panel) => PANEL_WORDS[panel]).join(', ');
  return open ? names : `${names} (folded)`;
}

/** What the types of columns are called. */
export const COLUMN_WORDS: Readonly<Record<ColumnType, string>> = {
  singleLine: 'text',
  multiLine: 'text of several lines',
  number: 'number',
  date: 'date',
  boolean: 'true or false',
};
