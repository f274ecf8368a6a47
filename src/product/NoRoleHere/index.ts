export { NoRoleHere } from './NoRoleHere';
