// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from '@/api/http/countBytes';

const answer = (headers: Record<string, string>) => new Response('12345678', { headers });

describe('a download with progress', () => {
  it('R7.63 R7.65 reports its progress, and arrives whole', async () => {
    const told: (number | undefined)[] = [];
    const counted = countBytes(answer({ 'Content-Length': '8' }), (done) => told.push(done));
    expect(await counted.text()).toBe('12345678');
    expect(told.at(-1)).toBe(1);
    expect(counted.headers.get('Content-Length')).toBe('8');
  });

  it.each([{}, { 'Content-Length': '4', 'Content-Encoding': 'br' }])(
    'does not guess where the length is not known: %o',
    async (headers) => {
      const told: (number | undefined)[] = [];
      await countBytes(answer(headers as Record<string, string>), (done) => told.push(done)).text();
      expect(told).toEqual([undefined]);
    },
  );

  it('reports each step of a large chunk, and none of an empty file', async () => {
    const told: (number | undefined)[] = [];
    const body = new Uint8Array(4 * 65_536);
    const headers = { 'Content-Length': String(body.byteLength) };
    await countBytes(new Response(body, { headers }), (done) => told.push(done)).arrayBuffer();
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('returns a response without a body unchanged', () => {
    const empty = new Response(null, { status: 204 });
    expect(countBytes(empty, () => undefined)).toBe(empty);
  });

  it('R9.28 streams 65536 bytes at a time, in order and without loss', async () => {
    const size = fc.integer({ min: 1, max: 300_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(size, { minLength: 1, maxLength: 4 }), async (sizes) => {
        const pieces = sizes.map((length) => new Uint8Array(length).map((_, index) => index % 251));
        const length = sizes.reduce((sum, part) => sum + part, 0);
        const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
        const told: (number | undefined)[] = [];
        const counted = countBytes(
          new Response(body, { headers: { 'Content-Length': String(length) } }),
          (done) => told.push(done),
        );
        const chunks: Uint8Array[] = [];
        const reader = counted.body!.getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
        expect(Math.max(...chunks.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(65_536);
        expect(Buffer.concat(chunks).equals(Buffer.concat(pieces))).toBe(true);
        const steps = sizes.reduce((sum, part) => sum + Math.ceil(part / 65_536), 0);
        expect(told).toHaveLength(steps);
        expect(told).toEqual([...told].sort((one, other) => one! - other!));
        expect(told.at(-1)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});
