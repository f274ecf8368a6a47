export { userInterfaceHandlers } from './userInterfaceHandlers';
export { requireKnownUserInterface, requireUserInterfaceOf } from './userInterfaceQueries';
