import { sql } from 'drizzle-orm';
import { rendersOf } from '@/domain/output';
import { dayOf } from '@/domain/usage';
import type { Database } from '../../database';
import { renderUsage } from '../../database/schema';
import type { OutputPlan } from '../../readers';

const isAnimated = ({ format }: OutputPlan) => format === 'gif' || format === 'mp4';

/** Adds the files of a task to the usage of its environment and day, by format. */
export async function countRenders(
  db: Database,
  plan: OutputPlan,
  { environmentId, records, now }: { environmentId: string; records: number; now: Date },
): Promise<void> {
  const layouts = plan.layouts.map(({ timelineMs }) => ({
    records,
    seconds: isAnimated(plan) ? timelineMs / 1_000 : 1,
  }));
  const counted = rendersOf(layouts);
  const { watermark } = plan.settings;
  await db
    .insert(renderUsage)
    .values({
      environmentId,
      day: dayOf(now),
      outputName: plan.format.toUpperCase(),
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
