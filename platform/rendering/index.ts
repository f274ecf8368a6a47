export { readBuiltInFont } from '../fonts';
export { createRenderer, type Renderer, type RendererPorts } from './createRenderer';
export type { RenderOptions } from './renderThread';
export {
  RenderError,
  type PictureSource,
  type RefusedPicture,
  type RenderFinding,
  type Rendering,
  type RenderOutput,
  type RenderRequest,
} from './renderTypes';
