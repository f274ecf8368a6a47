export { PersonNameFields } from './PersonNameFields';
export { personNames, type PersonNames } from './personNames';
