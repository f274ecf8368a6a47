import { newVariable } from '@/engine/document';
import { ANY_GUESTS } from '../designIn';
import { colourText } from './brand';
import { Design, fillWith, ink, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

const SCRIPT = [
  '// The leaf tells the kitchen; nobody else needs to ask.',
  "const eatsNoMeat = getBooleanVariableValue('Vegetarian');",
  "setFrameVisible('Leaf', eatsNoMeat);",
  "setFrameVisible('Leaf text', eatsNoMeat);",
].join('\n');

const CODE = { enableBackground: false, barColor: ink('night'), errorCorrection: 'medium' } as const;

/** A badge for each guest in a data set, with a cord or a pin. */
export const eventBadge = (): TemplateDesign =>
  new Design('Event badge', { name: 'Around the neck', intent: 'print', unit: 'mm', width: 105, height: 148 })
    .variable('guest', {
      ...newVariable('Guest'),
      value: 'Head baker',
      isRequired: true,
      maxCharacters: 60,
      helpText: 'Shrinks until it fits.',
    })
    .variable('from', { ...newVariable('From'), value: 'Harbour', maxCharacters: 40 })
    .variable('table', {
      ...newVariable('Table', 'number'),
      value: 3,
      minValue: 1,
      maxValue: 60,
      showStepper: true,
      prefix: { value: 'Table ' },
    })
    .variable('arrives', {
      ...newVariable('Arrives', 'date'),
      value: '2027-05-14',
      displayFormat: 'cccc d MMMM',
    })
    .variable('vegetarian', { ...newVariable('Vegetarian', 'boolean'), value: true })
    .variable('guests', {
      ...newVariable('Guests', 'dataSource'),
      display: { type: 'list', displayColumn: 'Guest' },
      source: { type: 'dataSet', dataSetId: ANY_GUESTS },
    })
    .shape('Paper', [-3, -3, 111, 154], { fill: fillWith('paper') })
    .shape('Night', [-3, -3, 111, 65], { fill: fillWith('night') })
    .shape('Halo', risingSunBox(52.5, 62, 40), { outline: RISING, fill: fillWith('dawn', 0.24) })
    .shape('Sun', risingSunBox(52.5, 62, 25), { outline: RISING, fill: fillWith('dawn') })
    .shape('Slot', [45.5, 5, 14, 3.5], {
      outline: { type: 'rectangle', cornerRadii: { type: 'all', radius: 5 } },
      fill: fillWith('paper'),
    })
    .text('Brand', [9, 11, 60, 10], [says('headline', 'Aurora', { fontSize: 19, ...colourText('paper') })])
    .text(
      'Occasion',
      [9, 21.5, 60, 6],
      [says('label', 'First light, 2027', { fontSize: 7, ...colourText('paper') })],
    )
    .text(
      'Guest',
      [9, 68, 87, 26],
      [says('headline', [value('guest')], { fontSize: 38, lineHeight: 100 })],
      { verticalAlign: 'bottom' },
      { copyFitting: { enabled: true, min: 30, max: 100 } },
    )
    .text('From', [9, 96, 87, 8], [says('lead', [value('from')], { fontSize: 14 })])
    .shape('Line', [9, 108, 87, 0.35], { fill: fillWith('night') })
    .text('Table', [9, 112, 50, 10], [says('headline', [value('table')], { fontSize: 19 })])
    .text('Arrives', [9, 122.5, 60, 6], [says('text', [value('arrives')], { fontSize: 9.5 })])
    .shape('Leaf', [9, 133, 6, 6], {
      outline: { type: 'path', path: 'M0 1C0 .3 .3 0 1 0C1 .7 .7 1 0 1Z' },
      fill: fillWith('dawn'),
    })
    .text('Leaf text', [17, 133, 40, 6], [says('text', 'Vegetarian', { fontSize: 8.5 })], {
      verticalAlign: 'middle',
    })
    .barcode('Code', [74, 113, 22, 22], 'qr', { type: 'variable', variableId: 'guest' }, CODE)
    .do({
      kind: 'addAction',
      actionId: 'leaf',
      action: {
        name: 'Show the leaf to the kitchen',
        triggers: [
          { event: 'documentLoaded' },
          { event: 'variableValueChanged', variableIds: ['vegetarian'] },
        ],
        script: SCRIPT,
      },
    })
    .child('pin', 'To pin on', [86, 54], {
      Paper: [-3, -3, 92, 60],
      Night: [-3, -3, 92, 18],
      Halo: risingSunBox(70, 15, 15),
      Sun: risingSunBox(70, 15, 9.5),
      Slot: [41, 1.5, 4, 1],
      Brand: [6, 2.5, 40, 6],
      Occasion: [6, 9, 40, 4],
      Guest: [6, 17.5, 74, 14],
      From: [6, 31.5, 74, 6],
      Line: [6, 38.5, 74, 0.3],
      Table: [6, 40.5, 26, 6],
      Arrives: [6, 47, 40, 4.5],
      Leaf: [36, 41.5, 4, 4],
      'Leaf text': [41, 41.5, 22, 4],
      Code: [67.5, 40, 12.5, 12.5],
    })
    .code('pin', 'Code', 'qr', { ...CODE, magnificationPercent: 60 })
    .done();
