export { ExpandableRow } from './ExpandableRow';
