export { DEMO_ACCOUNTS } from '@/domain/demo';
export { seed } from './seed';
