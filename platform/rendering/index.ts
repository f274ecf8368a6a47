export { readBuiltInFont } from '../fonts';
export { RecordParts } from './RecordParts';
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
  type StoredRequest,
} from './renderTypes';
