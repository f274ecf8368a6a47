import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './startDeployment';

/** Interval at which each user views a page that has to be drawn, in milliseconds. */
const EVERY = 20_000;
/** Pause before a late preview is requested again, in milliseconds. */
const AGAIN = 100;

/** Measures the milliseconds from the request of a template's preview until its picture has arrived. */
export async function preview({ call }: Deployment, templateId: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const response = await call('GET', `/templates/${templateId}/preview/medium`);
    const picture = await response.arrayBuffer();
    if (!response.ok || picture.byteLength === 0) throw new Error(`No preview: ${response.status}`);
    if (response.status === 200) return performance.now() - begun;
    await wait(AGAIN);
  }
}

/** Lets so many users view the preview of a template of their own repeatedly. @returns the time of each preview */
export async function lookAtPreviews(
  deployment: Deployment,
  templateIds: readonly string[],
  milliseconds: number,
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const look = async (templateId: string, place: number) => {
    const times: number[] = [];
    await wait((place * EVERY) / templateIds.length);
    while (performance.now() < end) {
      const took = await preview(deployment, templateId);
      times.push(took);
      await wait(Math.max(0, EVERY - took));
    }
    return times;
  };
  return (await Promise.all(templateIds.map(look))).flat();
}
