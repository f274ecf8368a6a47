import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FindFont } from '@/editor/page/loadPageEngine';
import { usePageEngine } from '@/editor/page/usePageEngine';
import { fontBytes } from '../../engine/support/fonts';
import { emptyDocument } from '../../engine/support/sampleDocument';

const BRAND = { family: 'Brand Sans', style: 'Regular' };
/** Opening the first font is slow on a busy machine. */
const PATIENT = { timeout: 20_000 };
const empty = emptyDocument();
/** A document that uses a font of a brand; the place of use makes no difference. */
const document = { ...empty, brandKit: { ...empty.brandKit, named: BRAND } };

/** The library of an editor, in which the brand's font is missing at first. */
function setUp() {
  const asked: string[] = [];
  const missing = new Set([BRAND.family]);
  const find: FindFont = ({ family }) => {
    asked.push(family);
    return Promise.resolve(missing.has(family) ? undefined : fontBytes('arimo', '400Regular'));
  };
  const hook = renderHook(({ library }) => usePageEngine(document, find, library), {
    initialProps: { library: 1 },
  });
  const engine = () => hook.result.current.engine;
  return {
    ...hook,
    engine,
    missing,
    timesAsked: () => asked.filter((family) => family === BRAND.family).length,
  };
}

describe('the engine of a page', () => {
  it('requests a missing font again only after a change of the library', async () => {
    const { engine, rerender, missing, timesAsked } = setUp();
    await waitFor(() => expect(engine()?.lacksFonts).toBe(true), PATIENT);
    rerender({ library: 1 });
    expect(timesAsked()).toBe(1);
    missing.delete(BRAND.family);
    rerender({ library: 2 });
    await waitFor(() => expect(engine()?.lacksFonts).toBe(false), PATIENT);
    const complete = engine();
    rerender({ library: 3 });
    expect([timesAsked(), engine()]).toEqual([2, complete]);
  });
});
