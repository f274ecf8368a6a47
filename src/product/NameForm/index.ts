export { NameForm } from './NameForm';
