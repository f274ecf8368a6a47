export { RolesScreen, type RolesView } from './RolesScreen';
