export { AddConnectorFonts } from './connectors/AddConnectorFonts';
export { FontsScreen, type FontsView } from './FontsScreen';
