export { IndividualAccessScreen } from './IndividualAccessScreen';
