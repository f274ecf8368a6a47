export { useSitting } from './useSitting';
