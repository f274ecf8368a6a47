import type { ComponentType, ReactNode } from 'react';
import { onDemand, type OnDemand } from '@/components/onDemand';
import { FAILURE_WORDS } from '@/domain/failure';
import { fetchPage } from './missingPage';

/** The code of a page failed to load. */
export class MissingCode extends Error {}

interface Options {
  /** Shown while the code is loading. */
  readonly waiting: ReactNode;
}

/**
 * Makes a page component whose code is loaded on its first visit, and again after a failure.
 * @throws MissingCode during rendering when the load failed: the surrounding boundary shows it with a retry
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
