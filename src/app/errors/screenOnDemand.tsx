import type { ComponentType, ReactNode } from 'react';
import { onDemand, type OnDemand } from '@/components/onDemand';
import { FAILURE_WORDS } from '@/domain/failure';
import { fetchPage } from './missingPage';

/** The code of a page could not be had. */
export class MissingCode extends Error {}

interface Options {
  /** Drawn while the code is under way. */
  readonly waiting: ReactNode;
}

/**
 * Stands for a page, or what fills one, whose code is fetched when it is visited; fetched again whenever it failed.
 * @throws MissingCode while drawing, when the code can't be had: the boundary around it says so and offers to try again.
 */
export function screenOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting }: Options,
): OnDemand<Props> {
  return onDemand(() => fetchPage(load), {
    drawWait: ({ hasFailed }) => {
      if (hasFailed) throw new MissingCode(FAILURE_WORDS.code);
      return waiting;
    },
  });
}
