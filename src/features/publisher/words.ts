import type { ColumnType } from '@/domain/data-sets';
import type { EditorPanel, GuideStyle, WorkspaceContent } from '@/domain/editor-views';

/** Labels of the editor's panels. */
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

/** Labels of the guide styles. */
export const GUIDE_WORDS: Readonly<Record<GuideStyle, string>> = { line: 'Lines', square: 'Squares' };

/** Lists the panels of a side in words. */
export function panelWords({ panels, open }: WorkspaceContent['left']): string {
  if (panels.length === 0) return 'Nothing';
  const names = panels.map((panel) => PANEL_WORDS[panel]).join(', ');
  return open ? names : `${names} (folded)`;
}

/** Labels of the column types. */
export const COLUMN_WORDS: Readonly<Record<ColumnType, string>> = {
  singleLine: 'text',
  multiLine: 'text of several lines',
  number: 'number',
  date: 'date',
  boolean: 'true or false',
};
