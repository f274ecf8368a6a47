import { createDemoData, type DemoData, type DemoSize } from '@/demo';

let latest: { key: string; data: DemoData } | undefined;

/**
 * Copies the demo data, which are created once for a moment and size, since a test or story creates many stores. The
 * ten thousand rows of usage never change and are shared.
 */
export function demoDataOf({ now, size }: { now: Date; size: DemoSize }): DemoData {
  const key = `${now.getTime()} ${size}`;
  if (latest?.key !== key) latest = { key, data: createDemoData({ now, size }) };
  const { renderUsage, ...data } = latest.data;
  return { ...structuredClone(data), renderUsage: [...renderUsage] };
}
