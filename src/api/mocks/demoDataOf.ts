import { createDemoData, type DemoData, type DemoSize } from '@/demo';

let latest: { key: string; data: DemoData } | undefined;

/**
 * A copy of the demo data, which is made anew for another moment or size alone: a test or a story makes many stores of the
 * same.
 */
export function demoDataOf({ now, size }: { now: Date; size: DemoSize }): DemoData {
  const key = `${now.getTime()} ${size}`;
  if (latest?.key !== key) latest = { key, data: createDemoData({ now, size }) };
  return structuredClone(latest.data);
}
