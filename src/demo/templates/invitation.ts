import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import { Design, fillWith, RIGHT, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

/** An invitation in Arabic and English, each from its own side. */
export const invitation = (): TemplateDesign =>
  new Design('Invitation', { name: 'A5', intent: 'print', unit: 'mm', width: 148, height: 210 })
    .variable('texts', { type: 'group', name: 'Texts' })
    .variable('arabic', {
      ...newVariable('Arabic headline', 'longText'),
      parentId: 'texts',
      value: 'ندعوكم إلى\nالضوء الأول',
    })
    .variable('english', {
      ...newVariable('English headline', 'longText'),
      parentId: 'texts',
      value: 'You are invited\nto first light',
    })
    .variable('day', {
      ...newVariable('Day', 'date'),
      value: '2027-03-04',
      displayFormat: 'd MMMM yyyy',
      isRequired: true,
    })
    .variable('hour', { ...newVariable('Hour'), value: '05:30', placeholder: '05:30', maxCharacters: 5 })
    .shape('Paper', [-3, -3, 154, 216], { fill: fillWith('paper') })
    .shape('Halo', risingSunBox(74, 112, 55), { outline: RISING, fill: fillWith('dawn', 0.16) })
    .shape('Sun', risingSunBox(74, 112, 30), { outline: RISING, fill: fillWith('dawn') })
    .shape('Horizon', [14, 112, 120, 0.35], { fill: fillWith('night') })
    .text('Brand', [14, 13, 60, 9], [says('headline', 'Aurora', { fontSize: 16 })])
    .text('Brand in Arabic', [74, 12, 60, 10], [says('arabicHeadline', 'أورورا', { fontSize: 15 })], {
      textDirection: 'rightToLeft',
    })
    .text(
      'Arabic headline',
      [14, 26, 120, 27],
      [says('arabicHeadline', [value('arabic')], { fontSize: 25 })],
      { textDirection: 'rightToLeft' },
    )
    .text('English headline', [14, 121, 120, 28], [says('headline', [value('english')], { fontSize: 30 })])
    .text(
      'English words',
      [14, 152, 56, 34],
      [
        says(
          'text',
          'Come before the city wakes. We bake the first bread of the new shop together, and eat it warm on the quay.',
          { fontSize: 9 },
        ),
      ],
    )
    .text(
      'Arabic words',
      [78, 151, 56, 36],
      [
        says(
          'arabicText',
          'تعالوا قبل أن تستيقظ المدينة. نخبز معًا أول خبز في متجرنا الجديد، ونأكله دافئًا على الرصيف.',
          { fontSize: 10 },
        ),
      ],
      { textDirection: 'rightToLeft' },
    )
    .shape('Band', [-3, 192, 154, 21], { fill: fillWith('night') })
    .text(
      'When',
      [14, 192, 64, 18],
      [says('lead', [value('day'), ', ', value('hour')], { fontSize: 11, ...colourText('paper') })],
      { verticalAlign: 'middle' },
    )
    .text(
      'Where',
      [78, 192, 56, 18],
      [
        says('lead', 'Lantern Quay 4, Ghent', {
          fontSize: 11,
          ...RIGHT,
          ...colourText('paper'),
        }),
      ],
      { verticalAlign: 'middle' },
    )
    .done();
