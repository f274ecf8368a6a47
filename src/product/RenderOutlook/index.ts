export { RenderOutlook } from './RenderOutlook';
