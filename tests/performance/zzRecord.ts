import { deflateSync } from 'node:zlib';
import { applyRecord } from '@/engine/resolve';
import { writePdf } from '@/engine/pdf';
import { draw, face, keptTexts, pdfOf, subsetFont } from './engine/drawing';
import { newWords, paragraphsOf, plainPage, recordOf, recordPage } from './engine/material';

void pdfOf;
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const document = recordPage(); const context = { today: '2026-11-25', mediaConnectorId: 'media' };
let bytes = 0, streams = 0, spent = 0;
for (const level of [6, 5, 4, 3, 1, -2, 6, 4]) {
  const compress = level === -2 ? undefined : (data: Uint8Array) => { const t = cpu(); const r = deflateSync(data, { level }); spent += cpu() - t; bytes += r.length; streams++; return r; };
  for (const what of ['batch', 'new'] as const) {
    const best: number[] = []; const comp: number[] = [];
    for (let round = 0; round < 6; round++) {
      const cacheOf = keptTexts(); bytes = 0; streams = 0; spent = 0;
      const pages = Array.from({ length: 50 }, (_, i) => plainPage(paragraphsOf(newWords(850, 5000 + round * 50 + i))));
      const t = cpu();
      const lists = function* () { for (let i = 0; i < 50; i++) yield what === 'batch' ? draw(applyRecord(document, recordOf(round * 50 + i), context, document).document, cacheOf) : draw(pages[i]!); };
      if (what === 'batch') await writePdf({ pages: lists(), fonts: (key: string) => (key === face.key ? face : undefined), pictures: () => undefined, options: {}, ports: { subsetFont, ...(compress && { compress }) } } as any);
      else for (const list of lists()) await writePdf({ pages: [list], fonts: () => face, pictures: () => undefined, options: {}, ports: { subsetFont, ...(compress && { compress }) } } as any);
      best.push((cpu() - t) / 50); comp.push(spent / 50);
    }
    console.log('level', level, what, Math.min(...best).toFixed(2), 'ms; compress', Math.min(...comp).toFixed(2), 'bytes', bytes / 50);
  }
}
