export { UnsavedChangesContext, useUnsavedChanges } from './UnsavedChangesContext';
