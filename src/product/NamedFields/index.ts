export { NamedFields } from './NamedFields';
export { namedForm, namedProblems, type NamedValues } from './namedForm';
