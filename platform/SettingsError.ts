/** A setting prevents the platform from starting; the message names the change to make. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
