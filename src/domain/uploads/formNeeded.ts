/** The message for a request body that is no form with a file. */
export const FORM_NEEDED = 'The body has to be a form with a file.';
