export { isApple } from './isApple';
export { ModifierKey } from './ModifierKey';
