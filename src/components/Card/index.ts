export { Card } from './Card';
export { CardLink } from './CardLink';
