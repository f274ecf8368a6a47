export { SaveBar } from './SaveBar';
