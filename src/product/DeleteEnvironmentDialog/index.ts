export { DeleteEnvironmentDialog } from './DeleteEnvironmentDialog';
