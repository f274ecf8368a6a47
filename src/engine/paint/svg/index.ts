export type { SvgOptions } from './options';
export { paintSvg } from './paintSvg';
