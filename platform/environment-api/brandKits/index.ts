export { brandKitHandlers } from './brandKitHandlers';
