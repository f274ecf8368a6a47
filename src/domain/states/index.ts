export { LOAD_STATES, VALIDATION_STATES, type LoadState } from './loadStates';
