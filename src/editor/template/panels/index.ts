export { LayersPanel } from './layers/LayersPanel';
export { PagesPanel } from './pages/PagesPanel';
export { LayoutsPanel } from './layouts/LayoutsPanel';
export { VariablesPanel } from './variables/VariablesPanel';
export { Timeline } from './timeline/Timeline';
export { usePlayback } from './timeline/usePlayback';
export { ActionsPanel } from './actions/ActionsPanel';
export { PICTURE_TYPE, readPicture, type DraggedPicture } from './resources/picture';
export { ResourcesPanel } from './resources/ResourcesPanel';
