/** Written in the storage of the browser when someone signs in or out: its tabs share one cookie. */
export const SESSION_KEY = 'comptoir.session';
