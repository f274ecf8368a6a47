export { dialogOnDemand } from './dialogOnDemand';
