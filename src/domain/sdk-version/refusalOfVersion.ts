import { invalidField, type Refusal } from '../refusal';
import { STUDIO_RELEASES } from './studioReleases';

/** Why an environment can't be set to this version; `undefined` where it can. */
export function refusalOfVersion(version: string): Refusal | undefined {
  return Object.hasOwn(STUDIO_RELEASES, version)
    ? undefined
    : invalidField('sdkVersionPublic', `There is no studio version ${version}.`);
}
