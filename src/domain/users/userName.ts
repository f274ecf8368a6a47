interface NamedUser {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email: string;
}

function nameParts({ firstName, lastName }: NamedUser): string[] {
  return [firstName, lastName].map((part) => part?.trim() ?? '').filter((part) => part !== '');
}

/** Returns the known parts of the name; the address without a name. */
export function displayName(user: NamedUser): string {
  return nameParts(user).join(' ') || user.email;
}

/** Returns one or two initials of the user's name, or of the address. */
export function initials(user: NamedUser): string {
  const names = nameParts(user);
  const letters = (names.length > 0 ? names : [user.email]).map((part) => [...part][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Whether a user has neither a first nor a last name, and so sees the welcome page (section 4, step 3). */
export function isNameless(user: NamedUser): boolean {
  return nameParts(user).length === 0;
}
