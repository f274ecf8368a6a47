export { LayersPanel } from './layers/LayersPanel';
export { PagesPanel } from './pages/PagesPanel';
export { LayoutsPanel } from './layouts/LayoutsPanel';
export { VariablesPanel } from './variables/VariablesPanel';
