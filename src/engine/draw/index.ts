export { drawPage, type DrawInput } from './drawPage';
export { outlinesOf } from './outlinesOf';
export { withWatermark } from './withWatermark';
