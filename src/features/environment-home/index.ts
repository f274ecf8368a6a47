export { EnvironmentScreen } from './EnvironmentScreen';
