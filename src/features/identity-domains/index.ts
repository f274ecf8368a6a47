export { IdentityDomainsScreen } from './IdentityDomainsScreen';
