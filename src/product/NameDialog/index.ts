export { NameDialog } from './NameDialog';
