import { documentOfProject } from '@/domain/projects';
import type { Document } from '@/engine/document';
import { demoUserId } from './accounts';
import { ENVIRONMENTS } from './catalogue';
import { collectionId } from './collectionRows';
import { DAY } from './days';
import { designIn } from './designIn';
import type { DemoProject } from './DemoProject';
import { demoId } from './random';
import { demoDesigns, templateId } from './templateRows';

interface ProjectDesign {
  readonly name: string;
  readonly template: string;
  readonly collection: string;
  /** The owner's values, by variable id. */
  readonly values: Readonly<Record<string, string | number>>;
}

const DESIGNS: readonly ProjectDesign[] = [
  {
    name: 'Rye with wild honey, shelf 2',
    template: 'Price tag',
    collection: 'For the shop',
    values: { product: 'Rye with wild honey', price: 6.4, kilo: 7.11, code: '5412345000020' },
  },
  {
    name: 'Night bake in May',
    template: 'Night bake poster',
    collection: 'For the shop',
    values: { title: 'Bread\nat midnight', hours: '21:00 – 04:00' },
  },
  {
    name: 'Neighbours’ breakfast',
    template: 'Invitation',
    collection: 'Events',
    values: { english: 'Neighbours,\ncome and eat', day: '2027-05-15', hour: '08:00' },
  },
  {
    name: 'Post: cinnamon knots',
    template: 'Social post',
    collection: 'Social media',
    values: { label: 'Only on Fridays', product: 'Cinnamon knots', price: 2.8 },
  },
  {
    name: 'Letter to the school on Mill Street',
    template: 'Order letter',
    collection: 'Letters and cards',
    values: { name: 'Mill Street School', address: 'Mill Street 40\n8000 Bruges' },
  },
];

/** The number of projects of each account, with their environment. */
const OWNERS: readonly (readonly [account: string, environment: keyof typeof ENVIRONMENTS, count: number])[] =
  [
    ['user', 'auroraProduction', 4],
    ['user.many', 'auroraProduction', 2],
    ['user.many', 'auroraSandbox', 1],
    ['template.designer', 'auroraProduction', 5],
    ['content.admin', 'auroraProduction', 5],
    ['content.admin.classic', 'borealisProduction', 2],
    ['environment.admin', 'auroraProduction', 2],
    ['subscription.admin', 'auroraProduction', 3],
    ['full.access', 'auroraProduction', 2],
  ];

/** Cached documents of projects: they are the same in every run, and slow to read and write. */
const documents = new Map<string, string>();

function documentOf({ name, template, values }: ProjectDesign, id: string): string {
  const key = `${name} ${id}`;
  const known = documents.get(key);
  if (known !== undefined) return known;
  const design = demoDesigns().find((each) => each.name === template);
  const document = JSON.parse(design?.document ?? '') as Document;
  const items = Object.entries(document.variables.items).map(([variableId, variable]) => [
    variableId,
    Object.hasOwn(values, variableId) ? { ...variable, value: values[variableId] } : variable,
  ]);
  const variables = {
    ...document.variables,
    items: Object.fromEntries(items) as Document['variables']['items'],
  };
  const text = JSON.stringify(documentOfProject({ ...document, variables }, id));
  documents.set(key, text);
  return text;
}

/** Creates projects of the demo accounts, with different days of change. */
export function projectRows(now: Date): DemoProject[] {
  return OWNERS.flatMap(([account, where, count]) => {
    const environmentId = ENVIRONMENTS[where];
    return DESIGNS.slice(0, count).map((design, index) => {
      const ago = (days: number) => new Date(now.getTime() - days * DAY - index * 3_600_000);
      const ofTemplate = templateId(environmentId, design.template);
      const document = designIn(environmentId, documentOf(design, ofTemplate));
      return {
        id: demoId(`project:${environmentId}:${account}:${design.name}`),
        environmentId,
        ownerId: demoUserId(`${account}@demo.test`),
        name: design.name,
        document,
        startDocument: document,
        revision: 2 + index,
        templateId: ofTemplate,
        collectionId: collectionId(environmentId, design.collection),
        createdAt: ago(3 + index * 5),
        modifiedAt: ago(1 + index * 4),
        contentModifiedAt: ago(1 + index * 4),
      };
    });
  });
}
