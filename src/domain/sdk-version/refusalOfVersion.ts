import { invalidField, type Refusal } from '../refusal';
import { STUDIO_RELEASES } from './studioReleases';

/** Refuses an unknown studio version for an environment. */
export function refusalOfVersion(version: string): Refusal | undefined {
  return Object.hasOwn(STUDIO_RELEASES, version)
    ? undefined
    : invalidField('sdkVersionPublic', `There is no studio version ${version}.`);
}
