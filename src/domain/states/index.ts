export { type LoadState } from './loadStates';
