import { createDemoData, type DemoData, type DemoSize } from '@/demo';

let latest: { key: string; data: DemoData } | undefined;

/**
 * A copy of the demo data, which is made anew for another moment or size alone: a test or a story makes many stores of the
 * same. The ten thousand rows of usage, which nobody changes, are shared.
 */
export function demoDataOf({ now, size }: { now: Date; size: DemoSize }): DemoData {
  const key = `${now.getTime()} ${size}`;
  if (latest?.key !== key) latest = { key, data: createDemoData({ now, size }) };
  const { renderUsage, ...data } = latest.data;
  return { ...structuredClone(data), renderUsage: [...renderUsage] };
}
