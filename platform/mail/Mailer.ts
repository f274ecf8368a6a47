/** A plain-text mail to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail; rejects on failure, and for control characters in the address or subject. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
