import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { demoId } from './random';
import { templateId } from './templateRows';
import type { DemoData } from './types';
import { userInterfaceId } from './userInterfaceRows';

interface Collection {
  /** Names of templates, with their own name in the collection second. */
  readonly templates: readonly (readonly [name: string, called?: string])[];
  /** The media path of its cover. */
  readonly cover: string;
}

const COLLECTIONS: Readonly<Record<string, Collection>> = {
  'For the shop': {
    templates: [
      ['Price tag'],
      ['Night bake poster', 'Window poster'],
      ['Arabic poster'],
      ['Opening flyer'],
      ['Business card'],
    ],
    cover: '/Products/Bread/country-loaf.jpg',
  },
  'Social media': {
    templates: [['Social post'], ['Story'], ['E-mail banner']],
    cover: '/Backgrounds/dusk.jpg',
  },
  Events: {
    templates: [['Invitation'], ['Event badge'], ['Certificate'], ['Opening flyer', 'Flyer of the opening']],
    cover: '/Campaigns/Night bake/night-hills.jpg',
  },
  'Letters and cards': {
    templates: [['Order letter'], ['Business card']],
    cover: '/Backgrounds/harbour.jpg',
  },
  'To take away': {
    templates: [['Brochure'], ['Opening flyer']],
    cover: '/Products/Coffee/cup-large.jpg',
  },
};

/** Returns the media path of a demo collection's cover. */
export const demoCoverOf = (name: string): string | undefined => COLLECTIONS[name]?.cover;

/** Returns the id of a collection by name in an environment. */
export const collectionId = (environmentId: string, name: string): string =>
  demoId(`collection:${environmentId}:${name}`);

/** Collections with a user interface of the same name. */
const WITH_OWN_INTERFACE = ['For the shop', 'Social media'];

/** Creates the collections of demo environments with templates. */
export function collectionRows(now: Date): Pick<DemoData, 'collections' | 'collectionTemplates'> {
  const environments = [
    ENVIRONMENTS.auroraProduction,
    ENVIRONMENTS.auroraSandbox,
    ENVIRONMENTS.borealisProduction,
  ];
  const all = environments.flatMap((environmentId) =>
    Object.entries(COLLECTIONS).map(([name, { templates }], index) => ({
      id: collectionId(environmentId, name),
      environmentId,
      name,
      templates,
      userInterfaceId: WITH_OWN_INTERFACE.includes(name) ? userInterfaceId(environmentId, name) : null,
      createdAt: new Date(now.getTime() - (60 - index * 7) * DAY),
      modifiedAt: new Date(now.getTime() - (2 + index * 5) * DAY),
    })),
  );
  return {
    collections: all.map(({ templates: _held, ...collection }) => collection),
    collectionTemplates: all.flatMap(({ id, environmentId, templates }) =>
      templates.map(([name, called = null], index) => ({
        collectionId: id,
        templateId: templateId(environmentId, name),
        name: called,
        position: index + 1,
      })),
    ),
  };
}
