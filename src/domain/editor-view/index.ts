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
  faultOfZoom,
  GUIDE_STYLES,
  NEW_VIEW_PREFERENCE,
  refusalOfViewPreference,
  type GuideStyle,
  type ViewPreferenceContent,
} from './viewPreference';
export {
  EDITOR_PANELS,
  faultOfWidth,
  NEW_WORKSPACE,
  refusalOfWorkspace,
  type EditorPanel,
  type WorkspaceContent,
} from './workspace';
