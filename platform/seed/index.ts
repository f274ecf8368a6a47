export { DEMO_ACCOUNTS } from '@/demo';
export { seed } from './seed';
export { seedFonts } from './seedFonts';
export { seedMedia } from './seedMedia';
export { seedOutputTasks } from './seedOutputTasks';
