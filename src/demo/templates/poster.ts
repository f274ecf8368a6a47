import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import {
  CENTRED,
  Design,
  fillWith,
  ink,
  RIGHT,
  RISING,
  risingSunBox,
  says,
  value,
  type TemplateDesign,
} from './design';

/** A poster with a badge that a script shows and hides; users may edit its text in styles of the brand. */
export const poster = (): TemplateDesign =>
  new Design('Night bake poster', { name: 'A3', intent: 'print', unit: 'mm', width: 297, height: 420 })
    .variable('title', { ...newVariable('Title', 'longText'), value: 'The night\nbake', isRequired: true })
    .variable('day', {
      ...newVariable('Day', 'date'),
      value: '2027-06-19',
      displayFormat: 'cccc d MMMM',
      isRequired: true,
    })
    .variable('hours', { ...newVariable('Hours'), value: '22:00 – 06:00' })
    .variable('free', { ...newVariable('Free entry', 'boolean'), value: true, helpText: 'Shows the badge.' })
    .shape('Night', [-3, -3, 303, 426], {
      fill: {
        type: 'gradient',
        gradient: {
          type: 'linear',
          start: { x: 0.5, y: 0 },
          end: { x: 0.5, y: 1 },
          stops: [
            { position: 0, color: ink('night') },
            { position: 0.6, color: ink('night') },
            { position: 1, color: ink('dawn') },
          ],
        },
      },
    })
    .shape('Far halo', risingSunBox(148.5, 376, 176), { outline: RISING, fill: fillWith('dawn', 0.18) })
    .shape('Near halo', risingSunBox(148.5, 376, 130), { outline: RISING, fill: fillWith('dawn', 0.34) })
    .shape('Sun', risingSunBox(148.5, 376, 84), { outline: RISING, fill: fillWith('dawn') })
    .shape('Ground', [-3, 376, 303, 47], { fill: fillWith('paper') })
    .text('Brand', [20, 20, 120, 16], [says('headline', 'Aurora', { fontSize: 30, ...colourText('paper') })])
    .text(
      'Title',
      [20, 52, 257, 104],
      [says('headline', [value('title')], { fontSize: 122, lineHeight: 98, ...colourText('paper') })],
    )
    .text(
      'Words',
      [20, 162, 122, 34],
      [
        says(
          'lead',
          'One night, three ovens, open doors. Watch, learn, knead, and take home what you have shaped.',
          { fontSize: 17, ...colourText('paper') },
        ),
      ],
    )
    .text(
      'When',
      [20, 376, 150, 44],
      [
        says('headline', [value('day')], { fontSize: 30 }),
        says('text', [value('hours')], { fontSize: 18, spaceBefore: 4 }),
      ],
      { verticalAlign: 'middle' },
    )
    .text(
      'Where',
      [157, 376, 120, 44],
      [
        says('lead', 'Lantern Quay 4, Ghent', { fontSize: 18, ...RIGHT }),
        says('text', 'aurora.example/night', { fontSize: 18, ...RIGHT }),
      ],
      { verticalAlign: 'middle' },
    )
    .shape('Badge', [223, 158, 54, 54], { outline: { type: 'ellipse' }, fill: fillWith('paper') })
    .text(
      'Badge text',
      [227, 158, 46, 54],
      [
        says('headline', 'Free', { fontSize: 25, ...CENTRED }),
        says('label', 'Entry', { fontSize: 11, ...CENTRED }),
      ],
      { verticalAlign: 'middle' },
    )
    .allow(['Words'], {
      textEditingAllowed: true,
      paragraphStyleIds: ['lead', 'text'],
      colorIds: ['paper', 'dawn'],
      fontSizeMin: 14,
      fontSizeMax: 22,
    })
    .do({
      kind: 'addAction',
      actionId: 'badge',
      action: {
        name: 'Show the badge when entry is free',
        triggers: [{ event: 'documentLoaded' }, { event: 'variableValueChanged', variableIds: ['free'] }],
        script: [
          "const isFree = getBooleanVariableValue('Free entry');",
          "setFrameVisible('Badge', isFree);",
          "setFrameVisible('Badge text', isFree);",
        ].join('\n'),
      },
    })
    .done();
