export { useDiscardQuestion } from './useDiscardQuestion';
