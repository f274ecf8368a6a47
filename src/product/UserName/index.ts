export { UserName } from './UserName';
