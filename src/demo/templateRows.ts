import { demoUserId } from './accounts';
import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { designIn } from './designIn';
import { demoId } from './random';
import { demoTemplates } from './templates';
import type { DemoTemplate } from './types';

/** Returns the id of a template by name in an environment. */
export const templateId = (environmentId: string, name: string): string =>
  demoId(`template:${environmentId}:${name}`);

/** The user who saves the templates of each environment. */
const DESIGNERS: Readonly<Record<string, string>> = {
  [ENVIRONMENTS.auroraProduction]: demoUserId('template.designer@demo.test'),
  [ENVIRONMENTS.auroraSandbox]: demoUserId('subscription.admin@demo.test'),
  [ENVIRONMENTS.borealisProduction]: demoUserId('content.admin.classic@demo.test'),
  [ENVIRONMENTS.trial]: demoUserId('full.access@demo.test'),
};

/** Cached, since creating the documents is the slowest part of the demo data, and they are always the same. */
let designs: { name: string; document: string }[] | undefined;

/** Returns the designs of the demo, with the JSON of their documents. */
export function demoDesigns() {
  designs ??= demoTemplates().map(({ name, document }) => ({ name, document: JSON.stringify(document) }));
  return designs;
}

/** Creates the templates of the demo environments, with different days of change. */
export function templateRows(now: Date): DemoTemplate[] {
  const all = demoDesigns();
  return Object.entries(DESIGNERS).flatMap(([environmentId, savedById]) =>
    all.map(({ name, document }, index) => {
      const ago = (days: number) => new Date(now.getTime() - days * DAY - index * 3_600_000);
      return {
        id: templateId(environmentId, name),
        environmentId,
        name,
        document: designIn(environmentId, document),
        savedById,
        revision: 1 + ((index * 5) % 7),
        createdAt: ago(120 - index * 6),
        modifiedAt: ago(1 + index * 3),
        contentModifiedAt: ago(1 + index * 3),
      };
    }),
  );
}
