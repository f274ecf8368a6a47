import { draw } from './engine/drawing';
import { newWords, paragraphsOf, plainPage } from './engine/material';
const pages = Array.from({ length: 16 }, (_, seed) => plainPage(paragraphsOf(newWords(1000, seed + 1))));
for (let i = 0; i < 100; i++) draw(pages[i % 16]!);
const t = process.cpuUsage(); const N = Number(process.env.N ?? 600);
for (let i = 0; i < N; i++) draw(pages[i % 16]!);
const u = process.cpuUsage(t); console.log(((u.user + u.system) / 1000 / N).toFixed(3), 'ms a page');
