export { drawPage, type DrawInput } from './drawPage';
export { layoutFrame, type TextSetting } from './layoutFrame';
export { outlinesOf } from './outlinesOf';
export { storedLayout } from './storedLayout';
export { withWatermark } from './withWatermark';
