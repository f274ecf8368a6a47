export { edit, revert, type Change, type Edit } from './edit';
export { OPERATIONS, type Operation, type OperationName } from './operations';
export { refusalOfProject } from './refusalOfProject';
export { hasSizes, refusalToUser } from './refusalToUser';
export { faultsOfSize, sizeChoiceOf, type PageSize, type SizeChoice } from './sizeChoice';
