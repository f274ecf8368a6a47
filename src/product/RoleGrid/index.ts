export { RoleGrid } from './RoleGrid';
