export { drawPage, type DrawInput } from './drawPage';
