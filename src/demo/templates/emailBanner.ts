import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import {
  CENTRED,
  Design,
  enterAnimation,
  fillWith,
  RISING,
  risingSunBox,
  says,
  value,
  type TemplateDesign,
} from './design';

const LENGTH = 5_000;

/** A banner with a rising sun for mails, and in two sizes for web pages. */
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
    .shape('Night', [0, 0, 600, 240], { fill: fillWith('night') })
    .shape(
      'Halo',
      risingSunBox(468, 240, 165),
      { outline: RISING, fill: fillWith('dawn', 0.24) },
      {
        animation: enterAnimation(300, LENGTH, {
          slide: { direction: 'bottom', offsetPercent: 100 },
          fade: true,
        }),
      },
    )
    .shape(
      'Sun',
      risingSunBox(468, 240, 105),
      { outline: RISING, fill: fillWith('dawn') },
      {
        animation: enterAnimation(0, LENGTH, { slide: { direction: 'bottom', offsetPercent: 100 } }),
      },
    )
    .text('Brand', [32, 24, 200, 28], [says('headline', 'Aurora', { fontSize: 20, ...colourText('paper') })])
    .text(
      'Headline',
      [32, 62, 300, 76],
      [says('headline', [value('headline')], { fontSize: 33, ...colourText('paper') })],
      {},
      {
        animation: enterAnimation(700, LENGTH, {
          fade: true,
          slide: { direction: 'left', offsetPercent: 20 },
        }),
      },
    )
    .text(
      'Offer',
      [32, 146, 320, 24],
      [says('text', [value('offer')], { fontSize: 15, ...colourText('paper') })],
      {},
      {
        animation: enterAnimation(1_100, LENGTH, { fade: true }),
      },
    )
    .shape(
      'Button',
      [32, 182, 142, 36],
      {
        outline: { type: 'rectangle', cornerRadii: { type: 'all', radius: 18 } },
        fill: fillWith('paper'),
      },
      {
        animation: {
          ...enterAnimation(1_500, LENGTH, { fade: true }),
          emphasis: { from: 3_000, to: 4_000, ease: { type: 'noEase' }, style: { type: 'pulse' } },
        },
      },
    )
    .text(
      'Button text',
      [32, 182, 142, 36],
      [says('lead', [value('button')], { fontSize: 14, ...CENTRED })],
      { verticalAlign: 'middle' },
      { animation: enterAnimation(1_500, LENGTH, { fade: true }) },
    )
    .child('wide', 'Wide banner', [970, 250], {
      Night: [0, 0, 970, 250],
      Halo: risingSunBox(770, 250, 200),
      Sun: risingSunBox(770, 250, 130),
      Brand: [48, 28, 200, 30],
      Headline: [48, 70, 520, 52],
      Offer: [48, 128, 420, 24],
      Button: [48, 180, 160, 40],
      'Button text': [48, 180, 160, 40],
    })
    .child('tall', 'Tall banner', [300, 600], {
      Night: [0, 0, 300, 600],
      Halo: risingSunBox(150, 600, 150),
      Sun: risingSunBox(150, 600, 96),
      Brand: [28, 28, 200, 30],
      Headline: [28, 92, 244, 130],
      Offer: [28, 236, 244, 50],
      Button: [28, 312, 160, 40],
      'Button text': [28, 312, 160, 40],
    })
    .done();
