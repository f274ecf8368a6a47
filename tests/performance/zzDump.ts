import { draw, face, subsetFont } from './engine/drawing';
import { writePdf } from '@/engine/pdf';
import { newWords, paragraphsOf, plainPage } from './engine/material';
import { writeFileSync } from 'node:fs';
const pdf = await writePdf({ pages: [draw(plainPage(paragraphsOf(newWords(850, 1))))], fonts: () => face, pictures: () => undefined, options: {}, ports: { subsetFont } } as any);
writeFileSync('/tmp/logs/p.pdf', pdf);
