export { EnvironmentsScreen } from './EnvironmentsScreen';
