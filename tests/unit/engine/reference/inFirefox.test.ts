import { describe, expect, it, onTestFinished } from 'vitest';
import { missingFirefox, startFirefox } from '../../../../scripts/firefox';
import { because } from '../../../../scripts/testReports';
import { hashReferences } from '../../../engine/page/hashReferences';
import { servePage } from '../../../engine/page/servePage';
import { referenceContext } from '../../../engine/reference';
import { testFonts } from '../support/fonts';

/** Time limit: a build and a browser are slow beside other work. */
const TIMEOUT = 120_000;

const missing = missingFirefox();
describe.skipIf(missing !== undefined)(`the reference set in Firefox${because(missing)}`, () => {
  it(
    'every document has the display list of Node, and so have thousands of shapes in all sizes, turns and moments',
    async () => {
      const page = await servePage();
      onTestFinished(page.close);
      const firefox = await startFirefox();
      onTestFinished(firefox.stop);
      await firefox.open(page.url);
      const inFirefox = JSON.parse(await firefox.evaluate('hashReferences()')) as unknown;
      expect(inFirefox).toEqual(hashReferences(await referenceContext(testFonts())));
    },
    TIMEOUT,
  );
});
