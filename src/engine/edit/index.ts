export { edit, revert, type Change, type Edit } from './edit';
export { OPERATIONS, type Operation, type OperationName } from './operations';
export { hasSizes, refusalToUser } from './refusalToUser';
