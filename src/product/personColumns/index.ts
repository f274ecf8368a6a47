export { NAME_COLUMN, SIGN_IN_COLUMN, STATUS_COLUMN } from './personColumns';
