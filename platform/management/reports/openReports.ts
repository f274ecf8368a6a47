import { FairPlaces, type PlaceLimits } from '../../shares';

/** Limits of reports, as documented in the contract. */
export const REPORT_LIMITS = {
  places: 2,
  placesPerCustomer: 1,
  waiting: 200,
  waitingPerCustomer: 20,
  waitingPerCaller: 10,
} as const satisfies PlaceLimits;

/** Opens the places of one process for making reports, given to subscriptions in turn. */
export const openReports = (limits: PlaceLimits = REPORT_LIMITS): FairPlaces => new FairPlaces(limits);
