export { createRenderer, type Renderer } from './createRenderer';
export { RenderError, type RenderRequest } from './renderTypes';
