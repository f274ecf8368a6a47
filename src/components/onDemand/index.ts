export { onDemand, type OnDemand, type Wait } from './onDemand';
