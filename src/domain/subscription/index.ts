export { refusalOfInvitations } from './inactive';
export { NO_SEAT_LEFT, refusalOfSeats, SEATS_ARE_ADMINS } from './seats';
