export { Problem } from './Problem';
