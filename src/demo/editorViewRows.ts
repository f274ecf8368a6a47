import {
  NEW_VIEW_PREFERENCE,
  NEW_WORKSPACE,
  type EditorViewContent,
  type EditorViewKind,
} from '@/domain/editor-views';
import { WITH_DATA } from './dataSetRows';
import { DAY } from './days';
import { demoId } from './random';

export interface DemoEditorView {
  id: string;
  environmentId: string;
  kind: EditorViewKind;
  name: string;
  content: EditorViewContent;
  createdAt: Date;
  modifiedAt: Date;
}

const VIEWS: readonly Pick<DemoEditorView, 'kind' | 'name' | 'content'>[] = [
  {
    kind: 'workspace',
    name: 'Layout',
    content: { ...NEW_WORKSPACE, left: { ...NEW_WORKSPACE.left, width: 320 } },
  },
  {
    kind: 'workspace',
    name: 'Values only',
    content: {
      left: { panels: ['resources'], open: false, width: 260 },
      right: { panels: ['variables', 'actions', 'properties'], open: true, width: 400 },
    },
  },
  {
    kind: 'viewPreference',
    name: 'Print',
    content: { ...NEW_VIEW_PREFERENCE, rulers: true, zoom: 100 },
  },
  {
    kind: 'viewPreference',
    name: 'Screens',
    content: { ...NEW_VIEW_PREFERENCE, guideStyle: 'square', bleed: false },
  },
];

/** Returns the id of a demo workspace or view preference. */
export const editorViewId = (environmentId: string, kind: EditorViewKind, name: string): string =>
  demoId(`editor-view:${environmentId}:${kind}:${name}`);

/** Creates the workspaces and view preferences of demo environments with data sets. */
export const editorViewRows = (now: Date): DemoEditorView[] =>
  WITH_DATA.flatMap((environmentId) =>
    VIEWS.map((view, index) => ({
      id: editorViewId(environmentId, view.kind, view.name),
      environmentId,
      ...view,
      createdAt: new Date(now.getTime() - (30 - index * 3) * DAY),
      modifiedAt: new Date(now.getTime() - (5 + index) * DAY),
    })),
  );
