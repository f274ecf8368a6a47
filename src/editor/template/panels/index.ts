export { LayersPanel } from './layers/LayersPanel';
export { PagesPanel } from './pages/PagesPanel';
export { LayoutsPanel } from './layouts/LayoutsPanel';
export { VariablesPanel } from './variables/VariablesPanel';
export { Timeline } from './timeline/Timeline';
export { usePlayback, type Playback } from './timeline/usePlayback';
export { ActionsPanel } from './actions/ActionsPanel';
