export { WhenNear } from './WhenNear';
export { useWhenNear } from './useWhenNear';
