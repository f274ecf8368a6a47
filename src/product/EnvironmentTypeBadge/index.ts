export { EnvironmentTypeBadge, environmentTypeWord } from './EnvironmentTypeBadge';
