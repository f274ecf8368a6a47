import { FAILURE_WORDS } from '@/domain/failure';
import { onDemand } from '@/product/onDemand';
import { PageFallback } from '../layouts/PageFallback';
import type { PageLoader } from '../routes/pageLoaders';

/** The code of a page could not be had. */
export class MissingCode extends Error {}

/**
 * Stands for a page whose code could not be had: the router remembers that for good, so this asks for it again whenever
 * the page is come to. @throws MissingCode while drawing, when it can't be had now either.
 */
export function latePage(load: PageLoader): Awaited<ReturnType<PageLoader>> {
  return onDemand(load, ({ hasFailed }) => {
    if (hasFailed) throw new MissingCode(FAILURE_WORDS.code);
    return <PageFallback />;
  });
}
