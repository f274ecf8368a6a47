export { IntegrationsScreen } from './IntegrationsScreen';
