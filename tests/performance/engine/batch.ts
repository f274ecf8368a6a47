/**
 * Makes one PDF of so many records in a separate process, with the platform's renderer and two threads, and prints its
 * time and peak memory: `batch.ts 1000`.
 */
import sharp from 'sharp';
import { createRenderer, type RenderRequest } from '../../../platform/rendering';
import { recordOf, recordPage } from './material';

const count = Number(process.argv[2]);
const context = { today: '2026-11-25', mediaConnectorId: 'media' };
const picture = new Uint8Array(
  await sharp({ create: { width: 600, height: 450, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer(),
);

const request = (count: number): RenderRequest => ({
  document: recordPage(['one', 'two']),
  records: Array.from({ length: count }, (_, index) => recordOf(index)),
  context,
  output: { format: 'pdf' },
});

const renderer = createRenderer({ threads: 2, milliseconds: 60_000 });
const loadImage = () => Promise.resolve(picture);
// The thread compiles its code first.
await renderer.render(request(1), { loadImage });
// The system's recorded peak may be that of the parent process.
let most = 0;
const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
const start = performance.now();
await renderer.render(request(count), { loadImage });
const milliseconds = performance.now() - start;
clearInterval(watching);
console.log(JSON.stringify({ milliseconds, bytes: most }));
await renderer.close();
