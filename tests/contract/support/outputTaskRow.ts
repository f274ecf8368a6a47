import type { outputTasks } from '../../../platform/database/schema';

/** What every output task has, of one that makes a PNG of one record. */
export const OUTPUT_TASK_ROW = {
  name: 'Output',
  nameKey: 'output',
  format: 'png',
  types: ['static', 'non-watermarked'],
  recordsTotal: 1,
} satisfies Partial<typeof outputTasks.$inferInsert>;
