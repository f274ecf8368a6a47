export { isLoadingQuietly } from './loadQuietly';
export { onDemand, type OnDemand, type Wait } from './onDemand';
