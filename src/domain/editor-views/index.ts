export {
  describeEditorView,
  EDITOR_VIEW_KINDS,
  EDITOR_VIEW_SORTS,
  EDITOR_VIEW_WORDS,
  readEditorView,
  type EditorViewContent,
  type EditorViewKind,
  type SavedEditorView,
} from './editorView';
export {
  GUIDE_STYLES,
  NEW_VIEW_PREFERENCE,
  refusalOfViewPreference,
  ZOOM_RANGE,
  type GuideStyle,
  type ViewPreferenceContent,
} from './viewPreference';
export {
  EDITOR_PANELS,
  NEW_WORKSPACE,
  refusalOfWorkspace,
  SIDE_WIDTHS,
  type EditorPanel,
  type WorkspaceContent,
} from './workspace';
