import { daysBetween, startOfMonthBefore } from './days';
import { ENVIRONMENTS } from './catalogue';
import { chance } from './random';
import type { DemoRenderUsage } from './types';

/** Months of usage before the current one; with the current one there are fourteen. */
const MONTHS_BEFORE = 13;

const OUTPUTS = [
  { name: 'Print PDF', share: 0.46 },
  { name: 'Social PNG', share: 0.27 },
  { name: 'Web JPG', share: 0.18 },
  { name: 'Story MP4', share: 0.09 },
] as const;

/** Typical renders on a working day. Sandbox output is watermarked and counted separately. */
const DAILY: Record<keyof typeof ENVIRONMENTS, { renders: number; watermarked: number }> = {
  auroraProduction: { renders: 1650, watermarked: 0 },
  auroraSandbox: { renders: 0, watermarked: 190 },
  auroraDevelopment: { renders: 70, watermarked: 25 },
  borealisProduction: { renders: 420, watermarked: 0 },
  borealisSandbox: { renders: 0, watermarked: 35 },
  borealisDevelopment: { renders: 12, watermarked: 4 },
  trial: { renders: 0, watermarked: 20 },
};

/** Returns the load of a day, about 1 on a working day: quiet at weekends, busier towards the end of the year. */
function busyness(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const isWeekend = date.getUTCDay() % 6 === 0;
  const season = 1 + 0.25 * Math.sin(((date.getUTCMonth() - 5) / 12) * 2 * Math.PI);
  return (isWeekend ? 0.15 : 1) * season * (0.75 + chance(`busy:${day}`) * 0.5);
}

/**
 * Creates fourteen calendar months of renders up to the day of `now`. The numbers of a day depend only on that day, so
 * they stay the same when `now` advances.
 */
export function usageRows(now: Date): DemoRenderUsage[] {
  const days = daysBetween(startOfMonthBefore(now, MONTHS_BEFORE), now);
  const rows: DemoRenderUsage[] = [];
  for (const [key, environmentId] of Object.entries(ENVIRONMENTS)) {
    const daily = DAILY[key as keyof typeof ENVIRONMENTS];
    for (const day of days) {
      const busy = busyness(day);
      for (const { name, share } of OUTPUTS) {
        const factor = busy * share * (0.6 + chance(`${key}:${day}:${name}`) * 0.8);
        const renders = Math.round(daily.renders * factor);
        const watermarkedRenders = Math.round(daily.watermarked * factor);
        if (renders + watermarkedRenders === 0) continue;
        rows.push({ environmentId, day, outputName: name, renders, watermarkedRenders });
      }
    }
  }
  return rows;
}
