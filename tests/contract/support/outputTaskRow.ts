import type { outputTasks } from '../../../platform/database/schema';

/** Columns of every output task, for a PNG of one record. */
export const OUTPUT_TASK_ROW = {
  name: 'Output',
  nameKey: 'output',
  format: 'png',
  types: ['static', 'non-watermarked'],
  recordsTotal: 1,
} satisfies Partial<typeof outputTasks.$inferInsert>;
