export { partOnDemand } from './partOnDemand';
