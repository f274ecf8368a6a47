import { createContext } from 'react';
import { pathTo, type PathId } from '@/domain/paths';
import type { Use } from '@/domain/where-used';

/** Whether the reader may open a page of the environment; always without a provider. */
export const OpenPagesContext = createContext<(page: PathId) => boolean>(() => true);

/** Returns the address of a use: its page, else its list; `undefined` if the reader may open neither. */
export function getUseAddress(
  environmentId: string,
  { kind, id, name }: Use,
  mayOpen: (page: PathId) => boolean,
): string | undefined {
  switch (kind) {
    case 'template':
      if (mayOpen('template')) return pathTo('template', { environmentId, templateId: id });
      return mayOpen('templates') ? pathTo('templates', { environmentId }, { q: name }) : undefined;
    case 'collection':
      return mayOpen('collections')
        ? pathTo('collections', { environmentId }, { collection: id })
        : undefined;
    case 'brandKit':
      return mayOpen('brand-kit') ? pathTo('brand-kit', { environmentId, brandKitId: id }) : undefined;
    case 'userInterface':
      return mayOpen('user-interface') ? pathTo('user-interface', { environmentId, id }) : undefined;
  }
}
