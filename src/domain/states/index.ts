export { LOAD_STATES, VALIDATION_STATES, type LoadState, type ValidationState } from './loadStates';
