export { ChangePreview } from './ChangePreview';
