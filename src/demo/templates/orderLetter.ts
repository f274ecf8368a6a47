import { newVariable, type Variable } from '@/engine/document';
import { Design, fillWith, RIGHT, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

const NAME = 'River Street Offices';
const COUNT = 5;

/** The texts of the letter in each language; a script puts them into the variables of its paragraphs. */
const WORDS = {
  en: {
    locale: 'en_US',
    subject: 'Your standing order',
    greeting: 'Good morning {name},',
    opening:
      'thank you for your order. From now on your bread is baked in the night before, and wrapped while it is still warm.',
    delivery:
      'We bring it to your door before half past seven. Should nobody be there, the box with the sun on it is yours; please put it outside the evening before.',
    discount: 'As this is your first order, the first {count} loaves are on the house.',
    closing: 'If anything changes, a call before six in the evening is enough for the next morning.',
    regards: 'With warm regards',
  },
  fr: {
    locale: 'fr',
    subject: 'Votre commande permanente',
    greeting: 'Bonjour {name},',
    opening:
      'merci pour votre commande. Désormais, votre pain est cuit dans la nuit qui précède et emballé encore tiède.',
    delivery:
      'Nous le déposons devant votre porte avant sept heures et demie. Si personne n’est là, la caisse au soleil est la vôtre ; sortez-la la veille au soir.',
    discount: 'Comme il s’agit de votre première commande, les {count} premiers pains vous sont offerts.',
    closing: 'En cas de changement, un appel avant dix-huit heures suffit pour le lendemain matin.',
    regards: 'Bien chaleureusement',
  },
  de: {
    locale: 'de',
    subject: 'Ihre Dauerbestellung',
    greeting: 'Guten Morgen {name},',
    opening:
      'vielen Dank für Ihre Bestellung. Ab jetzt wird Ihr Brot in der Nacht davor gebacken und noch warm eingepackt.',
    delivery:
      'Wir bringen es Ihnen vor halb acht an die Tür. Ist niemand da, gehört Ihnen die Kiste mit der Sonne; stellen Sie sie bitte am Abend davor hinaus.',
    discount: 'Weil es Ihre erste Bestellung ist, schenken wir Ihnen die ersten {count} Brote.',
    closing: 'Ändert sich etwas, genügt ein Anruf vor achtzehn Uhr für den nächsten Morgen.',
    regards: 'Mit herzlichen Grüßen',
  },
  nl: {
    locale: 'nl',
    subject: 'Uw vaste bestelling',
    greeting: 'Goedemorgen {name},',
    opening:
      'hartelijk dank voor uw bestelling. Vanaf nu wordt uw brood de nacht ervoor gebakken en nog warm ingepakt.',
    delivery:
      'We brengen het voor half acht aan de deur. Is er niemand, dan is de kist met de zon van u; zet ze de avond ervoor buiten.',
    discount: 'Omdat dit uw eerste bestelling is, krijgt u de eerste {count} broden van ons.',
    closing: 'Verandert er iets, dan volstaat een telefoontje voor zes uur ’s avonds.',
    regards: 'Met warme groeten',
  },
} as const;

const SCRIPT = [
  `const WORDS = ${JSON.stringify(WORDS, null, 2)};`,
  '',
  "const words = WORDS[getSelectedItemFromListVariable('Language')] || WORDS.en;",
  'const fill = (text) => text',
  "  .replace('{name}', getTextVariableValue('Name'))",
  "  .replace('{count}', getNumberVariableValue('Loaves on the house'));",
  "const when = (isSaid, text) => (isSaid ? fill(text) : '');",
  '',
  "setDateVariableLanguage('Date', words.locale);",
  "setTextVariableValue('Subject', words.subject);",
  "setTextVariableValue('Greeting', fill(words.greeting));",
  "setTextVariableValue('Opening', words.opening);",
  "setTextVariableValue('About delivery', when(getBooleanVariableValue('Delivered'), words.delivery));",
  "setTextVariableValue('About the discount', when(getBooleanVariableValue('First order'), words.discount));",
  "setTextVariableValue('Closing', words.closing);",
  "setTextVariableValue('Regards', words.regards);",
].join('\n');

/** A paragraph of the letter, which a script fills or leaves empty. It starts in English. */
const paragraph = (name: string, text: string): Variable => ({
  ...newVariable(name, 'longText'),
  value: text.replace('{name}', NAME).replace('{count}', String(COUNT)),
  removeParagraphIfEmpty: true,
  visibility: { type: 'invisible' },
});

const BODY = { fontSize: 10.5, spaceAfter: 9, lineHeight: 150 };

/** A letter in four languages with two optional paragraphs. */
export const orderLetter = (): TemplateDesign =>
  new Design('Order letter', { name: 'A4', intent: 'print', unit: 'mm', width: 210, height: 297 })
    .variable('language', {
      ...newVariable('Language', 'list'),
      items: [
        { value: 'en', displayValue: 'English' },
        { value: 'fr', displayValue: 'Français' },
        { value: 'de', displayValue: 'Deutsch' },
        { value: 'nl', displayValue: 'Nederlands' },
      ],
      selected: 'en',
    })
    .variable('name', { ...newVariable('Name'), value: NAME, isRequired: true })
    .variable('address', {
      ...newVariable('Address', 'longText'),
      value: 'River Street 21\n9000 Ghent',
      isRequired: true,
    })
    .variable('date', {
      ...newVariable('Date', 'date'),
      value: '2027-03-08',
      displayFormat: 'd MMMM yyyy',
      isRequired: true,
    })
    .variable('delivered', { ...newVariable('Delivered', 'boolean'), value: true })
    .variable('first', { ...newVariable('First order', 'boolean'), value: true })
    .variable('count', {
      ...newVariable('Loaves on the house', 'number'),
      value: COUNT,
      minValue: 1,
      maxValue: 50,
      showStepper: true,
      visibility: {
        type: 'conditional',
        layouts: [],
        comparisons: [{ variableId: 'first', operator: '=', value: true }],
      },
    })
    .variable('subject', paragraph('Subject', WORDS.en.subject))
    .variable('greeting', paragraph('Greeting', WORDS.en.greeting))
    .variable('opening', paragraph('Opening', WORDS.en.opening))
    .variable('delivery', paragraph('About delivery', WORDS.en.delivery))
    .variable('discount', paragraph('About the discount', WORDS.en.discount))
    .variable('closing', paragraph('Closing', WORDS.en.closing))
    .variable('regards', paragraph('Regards', WORDS.en.regards))
    .shape('Paper', [-3, -3, 216, 303], { fill: fillWith('paper') })
    .shape('Mark', risingSunBox(31, 31, 6), { outline: RISING, fill: fillWith('dawn') })
    .shape('Horizon', [25, 31, 160, 0.3], { fill: fillWith('night') })
    .text('Brand', [125, 19, 60, 11], [says('headline', 'Aurora', { fontSize: 18, ...RIGHT })], {
      verticalAlign: 'bottom',
    })
    .text(
      'To',
      [25, 50, 90, 26],
      [
        says('lead', [value('name')], { fontSize: 10.5 }),
        says('text', [value('address')], { fontSize: 10.5 }),
      ],
    )
    .text('Date', [115, 50, 70, 8], [says('text', [value('date')], { fontSize: 10.5, ...RIGHT })])
    .text('Subject', [25, 92, 160, 12], [says('headline', [value('subject')], { fontSize: 20 })])
    .text(
      'Body',
      [25, 110, 145, 120],
      [
        says('text', [value('greeting')], BODY),
        says('text', [value('opening')], BODY),
        says('text', [value('delivery')], BODY),
        says('text', [value('discount')], BODY),
        says('text', [value('closing')], BODY),
        says('text', [value('regards')], { ...BODY, spaceBefore: 6, spaceAfter: 2 }),
        says('lead', 'Orders & catering', { fontSize: 10.5 }),
      ],
    )
    .text(
      'Foot',
      [25, 272, 160, 10],
      [
        says('text', 'Aurora, Lantern Quay 4, 9000 Ghent   ·   +32 9 555 01 20   ·   orders@aurora.example', {
          fontSize: 8,
        }),
      ],
      { verticalAlign: 'bottom' },
    )
    .do({
      kind: 'addAction',
      actionId: 'write',
      action: {
        name: 'Write the letter in its language',
        triggers: [
          { event: 'documentLoaded' },
          {
            event: 'variableValueChanged',
            variableIds: ['language', 'name', 'delivered', 'first', 'count'],
          },
        ],
        script: SCRIPT,
      },
    })
    .done();
