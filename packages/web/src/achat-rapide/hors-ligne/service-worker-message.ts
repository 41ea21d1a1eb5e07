/** What the page tells the service worker: keep this page, in this language. */
export interface MessageGarder {
  type: 'garder';
  chemin: string;
}
