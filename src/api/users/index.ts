export type { UserWithEtag } from './calls';
export { migrationMutations, migrationQueries } from './migration';
export { userMutations } from './mutations';
export { userQueries } from './queries';
export { readSignature, type Signature } from './signedCalls';
