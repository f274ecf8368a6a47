export { refusalOfInvitations } from './inactive';
export { costOf, keptPrices, type Cost, type Prices } from './prices';
export { NO_SEAT_LEFT, refusalOfSeats, SEATS_ARE_ADMINS } from './seats';
