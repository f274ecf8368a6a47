import { sql } from 'drizzle-orm';
import { rendersOf } from '@/domain/output';
import { dayOf } from '@/domain/usage';
import { resolveLayout } from '@/engine/document';
import type { Database } from '../../database';
import { renderUsage } from '../../database/schema';
import type { OutputInput } from './startOutput';

const isAnimated = ({ format }: OutputInput) => format === 'gif' || format === 'mp4';

/** Adds the files of a task to the usage of its environment and day, under the name of their format. */
export async function countRenders(
  db: Database,
  input: OutputInput,
  { environmentId, records, now }: { environmentId: string; records: number; now: Date },
): Promise<void> {
  const layouts = input.layoutIds.map((layoutId) => {
    const { timelineLengthMs } = resolveLayout(input.document, layoutId).settings;
    return { records, seconds: isAnimated(input) ? timelineLengthMs / 1_000 : 1 };
  });
  const counted = rendersOf(layouts);
  const { watermark } = input.settings;
  await db
    .insert(renderUsage)
    .values({
      ...{ environmentId, day: dayOf(now), outputName: input.format.toUpperCase() },
      renders: watermark ? 0 : counted,
      watermarkedRenders: watermark ? counted : 0,
    })
    .onConflictDoUpdate({
      target: [renderUsage.environmentId, renderUsage.day, renderUsage.outputName],
      set: {
        renders: sql`${renderUsage.renders} + excluded.renders`,
        watermarkedRenders: sql`${renderUsage.watermarkedRenders} + excluded.watermarked_renders`,
      },
    });
}
