/** A plain-text mail to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail; rejects when it can't, and a mail with control characters in its address or subject. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
