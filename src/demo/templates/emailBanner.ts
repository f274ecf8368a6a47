import { newVariable } from '@/engine/document';
import { coloured } from './brand';
import { Design, entering, filled, RISING, rising, says, value, type TemplateDesign } from './design';

const LENGTH = 5_000;

/** A banner for mails in which the sun rises. */
export const emailBanner = (): TemplateDesign =>
  new Design('E-mail banner', {
    name: 'E-mail banner',
    intent: 'digitalAnimated',
    unit: 'px',
    width: 600,
    height: 240,
  })
    .do({ kind: 'setTimelineLength', layoutId: 'main', timelineLengthMs: LENGTH })
    .variable('headline', {
      ...newVariable('Headline'),
      value: 'Good morning, early bird',
      isRequired: true,
      maxCharacters: 40,
    })
    .variable('offer', { ...newVariable('Offer'), value: 'Your first coffee this week is on us.' })
    .variable('button', { ...newVariable('Button'), value: 'Show me where', maxCharacters: 20 })
    .shape('Night', [0, 0, 600, 240], { fill: filled('night') })
    .shape(
      'Halo',
      rising(468, 240, 165),
      { outline: RISING, fill: filled('dawn', 0.24) },
      {
        animation: entering(300, LENGTH, { slide: { direction: 'bottom', offsetPercent: 100 }, fade: true }),
      },
    )
    .shape(
      'Sun',
      rising(468, 240, 105),
      { outline: RISING, fill: filled('dawn') },
      {
        animation: entering(0, LENGTH, { slide: { direction: 'bottom', offsetPercent: 100 } }),
      },
    )
    .text('Brand', [32, 24, 200, 28], [says('headline', 'Aurora', { fontSize: 20, ...coloured('paper') })])
    .text(
      'Headline',
      [32, 62, 300, 76],
      [says('headline', [value('headline')], { fontSize: 33, ...coloured('paper') })],
      {},
      {
        animation: entering(700, LENGTH, { fade: true, slide: { direction: 'left', offsetPercent: 20 } }),
      },
    )
    .text(
      'Offer',
      [32, 146, 320, 24],
      [says('text', [value('offer')], { fontSize: 15, ...coloured('paper') })],
      {},
      {
        animation: entering(1_100, LENGTH, { fade: true }),
      },
    )
    .shape(
      'Button',
      [32, 182, 142, 36],
      {
        outline: { type: 'rectangle', cornerRadii: { type: 'all', radius: 18 } },
        fill: filled('paper'),
      },
      {
        animation: {
          ...entering(1_500, LENGTH, { fade: true }),
          emphasis: { from: 3_000, to: 4_000, ease: { type: 'noEase' }, style: { type: 'pulse' } },
        },
      },
    )
    .text(
      'Button text',
      [32, 182, 142, 36],
      [says('lead', [value('button')], { fontSize: 14, textAlign: 'center', textAlignLast: 'center' })],
      { verticalAlign: 'middle' },
      { animation: entering(1_500, LENGTH, { fade: true }) },
    )
    .done();
