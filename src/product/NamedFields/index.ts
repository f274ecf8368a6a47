export { NamedFields } from './NamedFields';
export { createNameSchema, nameErrors, type NamedValues } from './createNameSchema';
export { seenCharacters } from './seenCharacters';
