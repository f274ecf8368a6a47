/** What is said of a body that is no form where a file is wanted. */
export const FORM_NEEDED = 'The body has to be a form with a file.';
