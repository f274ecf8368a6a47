import type { ScriptFunction } from './arguments';
import { brandKit } from './brandKit';
import { frames } from './frames';
import { layouts } from './layouts';
import { triggered } from './triggered';
import { variableSettings } from './variableSettings';
import { variableValues } from './variableValues';

/** Every function a script can call, by its name. */
export const SCRIPT_FUNCTIONS: Readonly<Record<string, ScriptFunction>> = {
  ...triggered,
  ...layouts,
  ...frames,
  ...variableValues,
  ...variableSettings,
  ...brandKit,
};

/** The object forms: `studio.frames.move` is `moveFrame`. */
export const STUDIO = {
  frames: {
    move: 'moveFrame',
    resize: 'resizeFrame',
    getX: 'getFrameX',
    getY: 'getFrameY',
    getWidth: 'getFrameWidth',
    getHeight: 'getFrameHeight',
    getRotation: 'getFrameRotation',
    getVisible: 'getFrameVisible',
    setX: 'setFrameX',
    setY: 'setFrameY',
    setWidth: 'setFrameWidth',
    setHeight: 'setFrameHeight',
    setRotation: 'setFrameRotation',
    setVisible: 'setFrameVisible',
    all: 'allFrames',
    byName: 'frameByName',
  },
  variables: {
    getValue: 'getVariableValue',
    setValue: 'setVariableValue',
    getStringValue: 'getTextVariableValue',
    getBooleanValue: 'getBooleanVariableValue',
    getNumberValue: 'getNumberVariableValue',
    getDateValue: 'getDateVariableValue',
    getIsVisible: 'getVariableIsVisible',
    setVisible: 'setVariableVisible',
    setReadonly: 'setVariableReadonly',
    setRequired: 'setVariableRequired',
    setPrefix: 'setVariablePrefix',
    setSuffix: 'setVariableSuffix',
    getListVariableAvailableItems: 'getListVariableAvailableItems',
    setListVariableAvailableItems: 'setListVariableAvailableItems',
    all: 'allVariables',
    byName: 'variableByName',
  },
  layouts: {
    select: 'selectLayout',
    getSelected: 'getSelectedLayoutName',
    all: 'allLayouts',
    byName: 'layoutByName',
  },
  pages: { getSize: 'getPageSize', setSize: 'setPageSize' },
  brandKit: {
    colors: { copy: 'copyColorFromTo', set: 'setColorValue' },
    paragraphStyles: { copy: 'copyParagraphStyleFromTo' },
    characterStyles: { copy: 'copyCharacterStyleFromTo' },
    themes: { getActiveName: 'getActiveThemeName', switch: 'switchTheme' },
  },
} as const;
