export type { UserWithEtag } from './calls';
export { migrationMutations, migrationQueries } from './migration';
export { userMutations } from './mutations';
export { userQueries } from './queries';
export { rereadAfterTask, userTaskMutations, userTaskQueries } from './userTasks';
export { readSignature, type Signature } from './signedCalls';
