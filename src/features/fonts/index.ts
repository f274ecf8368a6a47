export { FontsScreen, type FontsView } from './FontsScreen';
