export { AreaOverviewScreen, type RelatedPlace } from './AreaOverviewScreen';
