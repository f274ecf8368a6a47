export { attachedName, attachmentOf } from './attachment';
