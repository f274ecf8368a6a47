export { WebHooksScreen } from './WebHooksScreen';
