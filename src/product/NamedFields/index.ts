export { NamedFields } from './NamedFields';
export { namedForm, nameErrors, type NamedValues } from './namedForm';
export { seenCharacters } from './seenCharacters';
