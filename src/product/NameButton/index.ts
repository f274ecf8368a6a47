export { NameButton } from './NameButton';
