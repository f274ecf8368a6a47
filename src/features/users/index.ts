export { UserScreen, type UserPart } from './UserScreen';
export { UsersScreen } from './UsersScreen';
