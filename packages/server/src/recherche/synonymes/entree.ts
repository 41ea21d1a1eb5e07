/** How the words that come with the shop are written. */

/** What people type, what the catalogue calls it, and whether each stands for the other. */
export type Entree = readonly [terme: string, equivalents: readonly string[], sens?: 'deux'];
