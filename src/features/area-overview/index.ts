export { AreaOverviewScreen } from './AreaOverviewScreen';
