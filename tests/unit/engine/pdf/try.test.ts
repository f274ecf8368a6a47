// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { inputOf, page } from './support/ports';
import { outputOf } from './support/tools';
import { writePdf } from '@/engine/pdf';
import { layout, paragraphOf } from '../support/text';
import type { DisplayItem } from '@/engine/display';
import { solid, black } from './support/inks';
it('x', async () => {
  const t: string[] = [];
  const say = async (label: string, p: Parameters<typeof layout>[0]) => {
    const l = layout(p);
    const items = l.lines.flatMap(({ runs }) =>
      runs.map((r): DisplayItem => ({
        type: 'glyphs',
        font: r.font,
        size: r.size,
        direction: r.direction,
        text: r.text,
        glyphs: r.glyphs,
        overprint: false,
        fill: solid(black),
      })),
    );
    const b = await writePdf(inputOf([page(items, { width: 220, height: 420 })]));
    writeFileSync(`/tmp/${label}.pdf`, b);
    const clean = (s: string) => s.replace(/[\u200b\u200f\u202a-\u202e]/g, '');
    t.push(
      label,
      JSON.stringify(l.lines.map(({ runs }) => runs.map((r) => `${r.direction[0]}:${r.text}`))),
      'pop ' + JSON.stringify(clean(outputOf(b, 'pdftotext', '{}', '-'))),
      'mu ' + JSON.stringify(clean(outputOf(b, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))),
      '',
    );
  };
  await say(
    'latin',
    'The quick brown fox jumps over the lazy dog, and the office of affluent AV waffles goes on and on for some more lines of text.',
  );
  await say('caps', paragraphOf([['straße und Café', { typographicCase: 'uppercase' }] as const, ' klein']));
  await say(
    'arabic',
    'السلام عليكم ورحمة الله وبركاته، هذا كتاب جديد عن اللغة العربية. وفيه فصول كثيرة ومفيدة للقراء.',
  );
  await say('mixed', 'مرحبا بك في Platen 2024، وهذا نص (تجريبي) جديد');
  await say('hebrew', 'שלום Platen עולם 123, טוב');
  await say('latinmix', 'Hello שלום עולם world مرحبا end');
  await say('hindi', 'यह हिन्दी में एक छोटा सा वाक्य है जो दो पंक्तियों में जाता है।');
  await say('thai', 'ฉันกินข้าวที่บ้าน');
  writeFileSync('/tmp/t.txt', t.join('\n'));
});
