export { SavedViews } from './SavedViews';
export { readTableState, writeTableState } from './tableAddress';
