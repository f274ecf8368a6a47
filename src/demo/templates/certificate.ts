import { newVariable } from '@/engine/document';
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

/** Shrinks a name as far as necessary to stay on its line. */
const FITS = { copyFitting: { enabled: true, min: 25, max: 100 } } as const;

/** A certificate for a night at the ovens; names of any length stay on one line. */
export const certificate = (): TemplateDesign =>
  new Design('Certificate', { name: 'A4 across', intent: 'print', unit: 'mm', width: 297, height: 210 })
    .variable('name', {
      ...newVariable('Name'),
      value: 'The baker of the morning',
      isRequired: true,
      maxCharacters: 80,
      isDontBreak: true,
      helpText: 'As it is to be read aloud.',
    })
    .variable('course', {
      ...newVariable('Course', 'list'),
      items: [
        { value: 'Sourdough in one night' },
        { value: 'Croissants, fold by fold' },
        { value: 'Roasting and pouring' },
      ],
      selected: 'Sourdough in one night',
    })
    .variable('learned', {
      ...newVariable('What was learned', 'longText'),
      value: 'has kneaded, shaped and baked through the night, and left the kitchen cleaner than it was.',
      maxCharacters: 160,
    })
    .variable('day', {
      ...newVariable('Day', 'date'),
      value: '2027-06-20',
      displayFormat: 'd MMMM yyyy',
      isRequired: true,
    })
    .shape('Paper', [-3, -3, 303, 216], { fill: fillWith('paper') })
    .shape('Frame', [10, 10, 277, 190], {
      fill: { type: 'none' },
      stroke: { weight: 0.75, color: ink('night') },
    })
    .shape('Far halo', risingSunBox(148.5, 200, 62), { outline: RISING, fill: fillWith('dawn', 0.14) })
    .shape('Near halo', risingSunBox(148.5, 200, 45), { outline: RISING, fill: fillWith('dawn', 0.28) })
    .shape('Sun', risingSunBox(148.5, 200, 28), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [98.5, 22, 100, 13], [says('headline', 'Aurora', { fontSize: 24, ...CENTRED })])
    .text('Kind', [48.5, 42, 200, 8], [says('label', 'Certificate', { fontSize: 10, ...CENTRED })])
    .text(
      'Name',
      [28, 54, 241, 28],
      [says('headline', [value('name')], { fontSize: 54, ...CENTRED })],
      { verticalAlign: 'middle' },
      FITS,
    )
    .shape('Line', [98.5, 86, 100, 0.35], { fill: fillWith('night') })
    .text('Learned', [68.5, 92, 160, 20], [says('text', [value('learned')], { fontSize: 14, ...CENTRED })])
    .text('Course', [48.5, 115, 200, 10], [says('lead', [value('course')], { fontSize: 17, ...CENTRED })])
    .text('Day', [22, 184, 90, 9], [says('text', ['Ghent, ', value('day')], { fontSize: 10 })], {
      verticalAlign: 'bottom',
    })
    .text(
      'Hand',
      [185, 184, 90, 9],
      [says('text', 'For the ovens of Lantern Quay', { fontSize: 10, ...RIGHT })],
      { verticalAlign: 'bottom' },
    )
    .done();
