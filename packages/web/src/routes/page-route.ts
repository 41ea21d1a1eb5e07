/** What is known of a page before it is opened, and the kinds of pages there are. */

/** Message namespace of a capability; also its folder in contract, server and web. */
export type Capability =
  | 'accueil'
  | 'achat-rapide'
  | 'actualites'
  | 'articles'
  | 'atelier'
  | 'avis'
  | 'catalogue'
  | 'commandes'
  | 'contact'
  | 'contenus'
  | 'cuisine'
  | 'decoupe'
  | 'delegue'
  | 'devis'
  | 'devis-clientele'
  | 'factures'
  | 'exports-catalogue'
  | 'habitudes-achats'
  | 'identite'
  | 'journal'
  | 'listes-achats'
  | 'magasins'
  | 'marques'
  | 'mon-compte'
  | 'offres'
  | 'paiements'
  | 'panier'
  | 'passerelles'
  | 'piece-ouverte'
  | 'produits'
  | 'projets-rapido'
  | 'punchout'
  | 'questions'
  | 'recherche'
  | 'services-rapido'
  | 'sondages'
  | 'sur-mesure'
  | 'tableau-de-bord'
  | 'tarif-compte';

/** Messages of a page: of capabilities, of choices by drawing, of contacts, of quotes received, of listings, of services, of the settings, of the collection plan, of the fields that few pages have, of the 3D view, of discreet prices. */
export type TextesDePage =
  | Capability
  | 'choix'
  | 'contacts'
  | 'devis-recu'
  | 'discretion'
  | 'export-listing'
  | 'listing'
  | 'parametres'
  | 'plan-retrait'
  | 'saisie'
  | 'services-compte'
  | 'vue-3d';

export interface PageRoute {
  /** Name of the page: its titles are `pages.<nom>.*` in the capability's messages. */
  nom: string;
  path: string;
  capability: Capability;
  /**
   * Page module under `src`, or none while its capability is still to come. Where a view of the same
   * name stands beside it, its code comes after the first load; a page that fetches nothing may be a
   * view alone.
   */
  module?: `${string}.page.tsx` | `${string}.view.tsx`;
  /** `compte`: a visitor is sent to sign in. `atelier`: for developers, absent from a real shop. */
  acces: 'public' | 'compte' | 'atelier';
  /** Messages it needs beside those of its capability. */
  textes?: readonly TextesDePage[];
  /**
   * Messages of its late parts: a first page fetches them along with their code, so that they do
   * not weigh on it; one that is gone to has them with the others.
   */
  tardifs?: readonly TextesDePage[];
  /** Name of the page above it in the breadcrumb; the home page stands above all. */
  parent?: string;
  /** `tunnel`: no shop navigation around it. */
  frame: 'complet' | 'tunnel';
  /** Kept out of search engines: personal, transient or endless pages. */
  noindex: boolean;
  /** Its address may hold a key: nobody is told where one came from. */
  porteJeton?: boolean;
}

export type Options = Partial<
  Pick<PageRoute, 'module' | 'textes' | 'tardifs' | 'parent' | 'frame' | 'noindex' | 'porteJeton'>
>;

export function page(
  capability: Capability,
  nom: string,
  path: string,
  options: Options = {},
): PageRoute {
  return { capability, nom, path, acces: 'public', frame: 'complet', noindex: false, ...options };
}

/** A page that needs no sign-in but has no place in a search engine. */
export function transient(
  capability: Capability,
  nom: string,
  path: string,
  options: Options = {},
): PageRoute {
  return page(capability, nom, path, { noindex: true, ...options });
}

export function compte(
  capability: Capability,
  nom: string,
  path: string,
  options: Options = {},
): PageRoute {
  const parent = nom === 'tableau-de-bord' ? undefined : 'tableau-de-bord';
  return {
    ...page(capability, nom, path, { noindex: true, parent, ...options }),
    acces: 'compte',
  };
}

/** What a list of articles says, once its code is there. */
export const LISTING = ['listing', 'articles'] as const;
/** What the sheet of a product says beside its own words. */
export const FICHE = ['articles', 'avis'] as const;
