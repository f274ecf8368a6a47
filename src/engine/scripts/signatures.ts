/** The kind of object a parameter names; editors offer these names. */
export type NamedKind = (typeof NAMED)[number];

/** Kinds of named objects in a document: all variables, those of one kind, or the items of the list named before. */
const NAMED = [
  'variable',
  'textVariable',
  'numberVariable',
  'booleanVariable',
  'dateVariable',
  'listVariable',
  'imageVariable',
  'listItem',
  'frame',
  'layout',
  'color',
  'paragraphStyle',
  'characterStyle',
  'theme',
] as const;

/** The signature of a script function, for script authors. */
export interface ScriptSignature {
  readonly parameters: readonly {
    /** The displayed name; one that ends with `?` is optional. */
    readonly name: string;
    /** The kind of object the argument names. */
    readonly names?: NamedKind | undefined;
  }[];
  /** A sentence about its effect or result. */
  readonly about: string;
}

const isNamed = (text: string): text is NamedKind => (NAMED as readonly string[]).includes(text);

/** Writes a signature. A parameter is `name`, or `name:kind` if its name is not a kind. */
function call(about: string, ...parameters: readonly string[]): ScriptSignature {
  return {
    about,
    parameters: parameters.map((text) => {
      const [name = '', kind = name] = text.split(':');
      return isNamed(kind) ? { name, names: kind } : { name };
    }),
  };
}

/** The signatures of all script functions, by name. */
export const SCRIPT_SIGNATURES: Readonly<Record<string, ScriptSignature>> = {
  getTriggeredEvent: call('The event that started the script.'),
  getTriggeredVariableName: call('Name of the variable whose change started the script, else null.'),
  getTriggeredVariableValue: call('Value of the variable whose change started the script, else null.'),
  getTriggeredFrameName: call('Name of the frame whose move started the script, else null.'),
  getTriggeredLayoutName: call('Name of the layout whose selection started the script, else null.'),
  getSelectedLayoutName: call('Name of the selected layout.'),
  selectLayout: call(
    'Selects a layout, with its own size unless that of the page is kept.',
    'layout',
    'keepPageSize?',
  ),
  getPageWidth: call('Width of the page in the unit of the layout.'),
  getPageHeight: call('Height of the page in the unit of the layout.'),
  setPageSize: call('Gives the page a size in the unit of the layout.', 'width', 'height'),
  getPageSize: call('Width and height of the page in the unit of the layout.'),
  allLayouts: call('Every layout: its name, and whether it is selected.'),
  layoutByName: call('A layout: its name, and whether it is selected.', 'layout'),
  getFrameX: call('Distance of a frame from the left, in the unit of the layout.', 'frame'),
  getFrameY: call('Distance of a frame from the top, in the unit of the layout.', 'frame'),
  getFrameWidth: call('Width of a frame, in the unit of the layout.', 'frame'),
  getFrameHeight: call('Height of a frame, in the unit of the layout.', 'frame'),
  setFrameX: call('Moves a frame to a distance from the left, in the unit of the layout.', 'frame', 'value'),
  setFrameY: call('Moves a frame to a distance from the top, in the unit of the layout.', 'frame', 'value'),
  setFrameWidth: call('Gives a frame a width, in the unit of the layout.', 'frame', 'value'),
  setFrameHeight: call('Gives a frame a height, in the unit of the layout.', 'frame', 'value'),
  moveFrame: call('Moves a frame, in the unit of the layout.', 'frame', 'x', 'y'),
  resizeFrame: call('Gives a frame a size, in the unit of the layout.', 'frame', 'width', 'height'),
  getFrameRotation: call('Rotation of a frame, in degrees clockwise.', 'frame'),
  getFrameVisible: call('Whether a frame is shown.', 'frame'),
  setFrameRotation: call('Sets the rotation of a frame, in degrees clockwise.', 'frame', 'degrees'),
  setFrameVisible: call('Shows or hides a frame.', 'frame', 'isVisible'),
  allFrames: call('Every frame of the layout: name, place, size, rotation and whether it is shown.'),
  frameByName: call('A frame: name, place, size, rotation and whether it is shown.', 'frame'),
  getVariableValue: call('Value of a variable of any type.', 'variable'),
  setVariableValue: call('Gives a variable of any type a value.', 'variable', 'value:listItem'),
  getTextVariableValue: call('Value of a variable of text.', 'variable:textVariable'),
  setTextVariableValue: call('Gives a variable a value of text.', 'variable:textVariable', 'value'),
  getNumberVariableValue: call('Value of a variable of number.', 'variable:numberVariable'),
  setNumberVariableValue: call('Gives a variable a value of number.', 'variable:numberVariable', 'value'),
  getBooleanVariableValue: call('Value of a variable of yes or no.', 'variable:booleanVariable'),
  setBooleanVariableValue: call(
    'Gives a variable a value of yes or no.',
    'variable:booleanVariable',
    'value',
  ),
  getDateVariableValue: call('Value of a variable of date, as yyyy-MM-dd.', 'variable:dateVariable'),
  setDateVariableValue: call(
    'Gives a variable a value of date, as yyyy-MM-dd.',
    'variable:dateVariable',
    'value',
  ),
  getListVariableValue: call('Value of a variable of list: the selected item.', 'variable:listVariable'),
  setListVariableValue: call(
    'Gives a variable a value of list: the selected item.',
    'variable:listVariable',
    'value:listItem',
  ),
  getImageVariableValue: call('Value of a variable of image: the id of the asset.', 'variable:imageVariable'),
  setImageVariableValue: call(
    'Gives a variable a value of image: the id of the asset.',
    'variable:imageVariable',
    'value',
  ),
  getSelectedItemFromListVariable: call('The selected item of a list.', 'variable:listVariable'),
  setSelectedItemFromListVariable: call(
    'Selects an item of a list.',
    'variable:listVariable',
    'item:listItem',
  ),
  copyVariableValueFromTo: call('Gives a variable the value of another one.', 'from:variable', 'to:variable'),
  getAllItemsFromListVariable: call('Every item of a list.', 'variable:listVariable'),
  getListVariableAvailableItems: call('The items of a list that can be chosen.', 'variable:listVariable'),
  setListVariableAvailableItems: call(
    'Sets the items of a list that can be chosen.',
    'variable:listVariable',
    'items:listItem',
  ),
  getVariableIsVisible: call('Whether the form shows a variable.', 'variable'),
  setVariableVisible: call('Shows or hides a variable in the form.', 'variable', 'isVisible'),
  setVariableReadonly: call('Sets whether a variable is read-only.', 'variable', 'isReadonly'),
  setVariableRequired: call('Sets whether a variable is required.', 'variable', 'isRequired'),
  setVariablePrefix: call('Sets the text before a value that is not empty.', 'variable', 'prefix'),
  setVariableSuffix: call('Sets the text after a value that is not empty.', 'variable', 'suffix'),
  setNumberVariableDecimalSeparator: call(
    'Sets the decimal separator of a number.',
    'variable:numberVariable',
    'separator',
  ),
  setNumberVariableThousandsSeparator: call(
    'Sets the thousands separator of a number.',
    'variable:numberVariable',
    'separator',
  ),
  setNumberVariableDecimalPlaces: call(
    'Sets the number of decimals of a number.',
    'variable:numberVariable',
    'places',
  ),
  setDateVariableDisplayFormat: call(
    'Sets the format of a date, such as d MMMM yyyy.',
    'variable:dateVariable',
    'format',
  ),
  setDateVariableLanguage: call(
    'Sets the language of a date, such as nl or en_US.',
    'variable:dateVariable',
    'language',
  ),
  getNumberVariable: call('A number: its name, label, value and settings.', 'variable:numberVariable'),
  getDateVariable: call('A date: its name, label, value and settings.', 'variable:dateVariable'),
  allVariables: call('Every variable: its name, type, label, value and settings.'),
  variableByName: call('A variable: its name, type, label, value and settings.', 'variable'),
  getActiveThemeName: call('Name of the active theme of the brand kit.'),
  switchTheme: call('Uses a theme of the brand kit; Default for none.', 'theme'),
  copyColorFromTo: call(
    'Gives a colour of the brand kit the value of another one.',
    'from:color',
    'to:color',
  ),
  copyParagraphStyleFromTo: call(
    'Gives a paragraph style the settings of another one.',
    'from:paragraphStyle',
    'to:paragraphStyle',
  ),
  copyCharacterStyleFromTo: call(
    'Gives a character style the settings of another one.',
    'from:characterStyle',
    'to:characterStyle',
  ),
  setColorValue: call('Gives a colour of the brand kit a value, made by rgb, cmyk or hex.', 'color', 'value'),
  rgb: call('A colour of red, green and blue, 0 to 255 each.', 'red', 'green', 'blue'),
  cmyk: call(
    'A colour of cyan, magenta, yellow and black, in percent.',
    'cyan',
    'magenta',
    'yellow',
    'black',
  ),
  hex: call('A colour as #rrggbb.', 'value'),
};

/** Functions that exist only as methods of objects. */
const ONLY_IN_OBJECTS = /^(?:all|moveFrame$|resizeFrame$|getPageSize$|getTriggeredEvent$)|ByName$/;

/** Functions that can be called directly. */
export const FREE_FUNCTIONS: readonly string[] = Object.keys(SCRIPT_SIGNATURES).filter(
  (name) => !ONLY_IN_OBJECTS.test(name),
);
