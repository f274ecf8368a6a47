import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './startDeployment';

/** How often each person looks at a page that has to be drawn, in milliseconds. */
const EVERY = 20_000;
/** Pause before it is asked again for a preview that was not there in time, in milliseconds. */
const AGAIN = 100;

/** Milliseconds from asking for the preview of a template until its picture has come. */
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

/** So many people, each before a template of their own, look at its preview again and again. @returns what each one took */
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
