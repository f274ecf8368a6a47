export { createRenderer, type Renderer } from './createRenderer';
export {
  RenderError,
  type RenderFinding,
  type Rendering,
  type RenderOutput,
  type RenderRequest,
} from './renderTypes';
