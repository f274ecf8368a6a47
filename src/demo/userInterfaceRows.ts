import {
  DEFAULT_USER_INTERFACE_NAME,
  firstOffers,
  NEW_FORM,
  NEW_USER_INTERFACE,
  type OfferedOutputs,
} from '@/domain/user-interfaces';
import { DAY } from './days';
import { outputSettingId, WITH_TEMPLATES } from './outputSettingRows';
import { demoId } from './random';
import type { DemoUserInterface } from './outputTypes';

interface UserInterface {
  readonly name: string;
  readonly formBuilder?: string;
  /** Names of output settings. */
  readonly offers: OfferedOutputs;
}

const SHOP: UserInterface = {
  name: 'For the shop',
  offers: { print: ['PDF for the press', 'PDF to look at'], digitalStatic: [], digitalAnimated: [] },
  formBuilder: JSON.stringify([
    { ...NEW_FORM[0], header: 'From the price list' },
    { ...NEW_FORM[2], header: 'Your shop', helpText: 'What is printed on everything in the window.' },
    { ...NEW_FORM[1], showWidthHeightInputs: false },
  ]),
};

const SOCIAL: UserInterface = {
  name: 'Social media',
  offers: {
    print: [],
    digitalStatic: ['PNG for screens', 'JPG for web pages'],
    digitalAnimated: ['MP4 for social media', 'GIF for e-mail'],
  },
};

const DEFAULT: UserInterface = {
  name: DEFAULT_USER_INTERFACE_NAME,
  offers: {
    print: ['PDF for the press', 'PDF to look at'],
    digitalStatic: ['PNG for screens', 'JPG at best quality'],
    digitalAnimated: ['MP4 for social media'],
  },
};

/** Returns the id of a demo user interface. */
export const userInterfaceId = (environmentId: string, name: string): string =>
  demoId(`user-interface:${environmentId}:${name}`);

/** Creates the default user interface of each environment, and further ones of some demo environments. */
export function userInterfaceRows(environmentIds: readonly string[], now: Date): DemoUserInterface[] {
  return environmentIds.flatMap((environmentId) => {
    const rowOf = ({ name, formBuilder, offers }: UserInterface, index: number): DemoUserInterface => {
      const ids = (names: readonly string[]) => names.map((each) => outputSettingId(environmentId, each));
      return {
        id: userInterfaceId(environmentId, name),
        environmentId,
        name,
        isDefault: index === 0,
        outputSettings: {
          print: ids(offers.print),
          digitalStatic: ids(offers.digitalStatic),
          digitalAnimated: ids(offers.digitalAnimated),
        },
        formBuilder: formBuilder ?? NEW_USER_INTERFACE.formBuilder,
        createdAt: new Date(now.getTime() - (400 - index * 150) * DAY),
        modifiedAt: new Date(now.getTime() - (30 - index * 10) * DAY),
      };
    };
    return WITH_TEMPLATES.includes(environmentId)
      ? [DEFAULT, SHOP, SOCIAL].map(rowOf)
      : [rowOf({ name: DEFAULT_USER_INTERFACE_NAME, offers: firstOffers((type) => type) }, 0)];
  });
}
