export { inNumbers, inPercent } from './inNumbers';
