export { userInterfaceHandlers } from './userInterfaceHandlers';
export { requireKnownUserInterface } from './userInterfaceQueries';
