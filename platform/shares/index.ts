export { currentShare, withShare } from './currentShare';
export { BusyError, FairPlaces, type Place, type PlaceLimits, type Share } from './FairPlaces';
