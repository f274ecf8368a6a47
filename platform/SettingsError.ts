/** A setting the platform can't start with; the message tells what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
