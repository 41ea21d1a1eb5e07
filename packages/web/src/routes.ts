/**
 * Every page of the shop: path (as the specification writes it), name, capability, page module.
 * Pure data: the router, the crawler and the site map read it.
 */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';

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

/** Messages of a page: of capabilities, of listings, of the settings, of the fields that few pages have, of the 3D view. */
export type TextesDePage =
  | Capability
  | 'export-listing'
  | 'listing'
  | 'parametres'
  | 'saisie'
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

type Options = Partial<
  Pick<PageRoute, 'module' | 'textes' | 'tardifs' | 'parent' | 'frame' | 'noindex' | 'porteJeton'>
>;

function page(capability: Capability, nom: string, path: string, options: Options = {}): PageRoute {
  return { capability, nom, path, acces: 'public', frame: 'complet', noindex: false, ...options };
}

/** A page that needs no sign-in but has no place in a search engine. */
function transient(
  capability: Capability,
  nom: string,
  path: string,
  options: Options = {},
): PageRoute {
  return page(capability, nom, path, { noindex: true, ...options });
}

function compte(
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
const NOEUD: Options = { module: 'catalogue/noeud.page.tsx', tardifs: LISTING };

/** Steps have no breadcrumb: their header shows where one is. */
const TUNNEL: Options = { frame: 'tunnel', parent: undefined };

const MAGASINS = `/magasins-${enseigne.slug}-en-france`;

export const ROUTES: readonly PageRoute[] = [
  page('accueil', 'accueil', '/', { module: 'accueil/accueil.page.tsx' }),

  // Catalogue
  page('catalogue', 'categorie', '/c/{slug}/{id}', NOEUD),
  page('catalogue', 'famille', '/f/{slug}/{id}', NOEUD),
  page('catalogue', 'sous-famille', '/sf/{slug}/{id}', NOEUD),
  page('catalogue', 'groupe', '/g/{slug}/{id}', NOEUD),
  page('catalogue', 'sous-groupe', '/sg/{slug}/{id}', NOEUD),
  page('produits', 'fiche-produit', '/fp/{slug}/{id}-{articleId}', {
    module: 'produits/fiche-produit.page.tsx',
    tardifs: FICHE,
  }),
  page('avis', 'avis', '/fp/{slug}/{id}-{articleId}/avis', {
    module: 'avis/avis.page.tsx',
    textes: ['articles'],
  }),
  page('catalogue', 'univers-metier', '/univers-metier-{slug}-{id}', {
    module: 'catalogue/univers-metier.page.tsx',
    textes: ['articles'],
    tardifs: LISTING,
  }),
  page('marques', 'marques', '/marques', { module: 'marques/marques.page.tsx' }),
  page('marques', 'marque', '/marques/{slug}/{id}', {
    module: 'marques/marque.page.tsx',
    parent: 'marques',
    tardifs: LISTING,
  }),
  page('offres', 'offres', '/offres', { module: 'offres/offres.page.tsx' }),
  page('offres', 'offre', '/offres/{slug}/{id}', {
    module: 'offres/offre.page.tsx',
    parent: 'offres',
    tardifs: LISTING,
  }),
  page('offres', 'promotion', '/promos/{slug}/{id}', {
    module: 'offres/promotion.page.tsx',
    parent: 'offres',
    tardifs: LISTING,
  }),
  page('services-rapido', 'services-rapido', '/services-rapido', {
    module: 'services-rapido/services-rapido.page.tsx',
  }),
  page('services-rapido', 'service-rapido', '/services-rapido/{slug}/{id}', {
    module: 'services-rapido/service-rapido.page.tsx',
    parent: 'services-rapido',
  }),
  transient('recherche', 'recherche', '/recherche', {
    module: 'recherche/recherche.page.tsx',
    tardifs: LISTING,
  }),
  page('achat-rapide', 'achat-rapide', '/achat-rapide', {
    module: 'achat-rapide/achat-rapide.page.tsx',
    textes: ['articles', 'saisie'],
  }),

  // Content
  page('actualites', 'actualites', '/actualites', {
    module: 'actualites/actualites.page.tsx',
  }),
  page('actualites', 'actualite', '/actualites/{slug}/{id}', {
    module: 'actualites/actualite.page.tsx',
    parent: 'actualites',
    textes: ['articles'],
  }),
  page('contenus', 'page-contenu', '/pg/{slug}/{id}', {
    module: 'contenus/page-contenu.page.tsx',
  }),
  page('sondages', 'sondage', '/sondages/{slug}/{id}', {
    module: 'sondages/sondage.page.tsx',
  }),
  page('contenus', 'faq', '/faq', { module: 'contenus/faq.page.tsx' }),
  page('contenus', 'faq-question', '/faq/{slug}/{id}', {
    module: 'contenus/faq-question.page.tsx',
    parent: 'faq',
  }),
  page('contact', 'contact', '/contact', {
    module: 'contact/contact.page.tsx',
    textes: ['saisie'],
  }),
  page('contenus', 'documentations', '/documentations', {
    module: 'contenus/documentations.page.tsx',
  }),
  page('contenus', 'plan-du-site', '/plan-du-site', {
    module: 'contenus/plan-du-site.page.tsx',
  }),
  page('contenus', 'appli-mobile', `/appli-mobile-${enseigne.slug}`, {
    module: 'contenus/appli-mobile.page.tsx',
  }),

  // Stores
  page('magasins', 'localisateur', MAGASINS, { module: 'magasins/localisateur.page.tsx' }),
  transient('magasins', 'recherche-magasins', `${MAGASINS}/recherche`, {
    module: 'magasins/recherche-magasins.page.tsx',
    parent: 'localisateur',
  }),
  page('magasins', 'region', `${MAGASINS}/{regionSlug}`, {
    module: 'magasins/region.page.tsx',
    parent: 'localisateur',
  }),
  page('magasins', 'magasin', '/nos-magasins-et-points-de-retrait/{slug}/{id}', {
    module: 'magasins/magasin.page.tsx',
    parent: 'localisateur',
  }),

  // Access
  transient('identite', 'acces-interdit', '/acces-interdit', {
    module: 'identite/acces-interdit.page.tsx',
  }),
  transient('identite', 'connexion', '/connexion', {
    module: 'identite/connexion.page.tsx',
    porteJeton: true,
  }),
  page('identite', 'creation-de-compte', '/creation-de-compte', {
    module: 'identite/creation/creation-de-compte.page.tsx',
  }),
  transient('identite', 'activation-de-compte', '/activation-de-compte', {
    module: 'identite/activation/activation-de-compte.page.tsx',
    porteJeton: true,
  }),
  transient('identite', 'activation-en-attente', '/activation-de-compte-en-attente', {
    module: 'identite/activation/activation-en-attente.page.tsx',
  }),
  transient('identite', 'mot-de-passe-oublie', '/mot-de-passe-oublie', {
    module: 'identite/mot-de-passe/mot-de-passe-oublie.page.tsx',
  }),
  transient('identite', 'reinitialisation', '/mot-de-passe-oublie/reinitialisation', {
    module: 'identite/mot-de-passe/reinitialisation.page.tsx',
    parent: 'mot-de-passe-oublie',
    porteJeton: true,
  }),

  // Quotes of all customers of a delegate, and the one a mail leads to
  compte('delegue', 'devis-a-repondre', '/delegue/devis', {
    module: 'delegue/devis-a-repondre.page.tsx',
    parent: undefined,
  }),
  compte('delegue', 'ouvrir-devis', '/delegue/devis/{key}', {
    module: 'delegue/ouvrir-devis.page.tsx',
    parent: 'devis-a-repondre',
  }),

  // A basket prepared by a delegate
  transient('delegue', 'preparation', '/preparation/{token}', {
    module: 'delegue/preparation.page.tsx',
  }),

  // Basket and checkout
  transient('panier', 'panier', '/panier', {
    module: 'panier/panier.page.tsx',
    textes: ['articles', 'decoupe', 'listes-achats', 'saisie'],
  }),
  compte('piece-ouverte', 'livraison', '/tunnel/livraison', {
    module: 'piece-ouverte/livraison.page.tsx',
    textes: ['magasins'],
    ...TUNNEL,
  }),
  compte('piece-ouverte', 'contact-de-livraison', '/tunnel/contact-de-livraison', {
    module: 'piece-ouverte/contact-de-livraison.page.tsx',
    ...TUNNEL,
  }),
  compte('piece-ouverte', 'confirmation', '/tunnel/confirmation', {
    module: 'piece-ouverte/confirmation.page.tsx',
    ...TUNNEL,
  }),
  compte('paiements', 'paiement', '/paiement', {
    module: 'paiements/paiement.page.tsx',
    parent: 'panier',
    frame: 'tunnel',
  }),
  compte('paiements', 'paiement-succes', '/paiement-succes', {
    module: 'paiements/paiement-succes.page.tsx',
    textes: ['commandes', 'piece-ouverte'],
    parent: 'panier',
    frame: 'tunnel',
  }),
  compte('commandes', 'commande-succes', '/commande-succes', {
    module: 'commandes/commande-succes.page.tsx',
    parent: 'commandes',
    textes: ['mon-compte', 'piece-ouverte'],
  }),
  compte('devis', 'devis-succes', '/devis-succes', {
    module: 'devis/devis-succes.page.tsx',
    parent: 'devis',
    textes: ['mon-compte', 'piece-ouverte'],
  }),
  compte('commandes', 'impression-accuse-reception', '/impression-accuse-reception', {
    module: 'commandes/impression-accuse-reception.page.tsx',
    parent: 'commandes',
    textes: ['panier'],
  }),
  compte('commandes', 'bon-livraison-export', '/bons-livraison/{key}/export', {
    module: 'commandes/bon-livraison-export.page.tsx',
    parent: 'commandes',
  }),

  // Supplier gateways and punch-out
  transient('passerelles', 'passerelle-connexion', '/passerelles/{slug}/connexion'),
  transient('passerelles', 'passerelle-succes', '/passerelles/{slug}/creation-de-compte-succes'),
  transient('passerelles', 'passerelle', '/passerelles/{slug}/{token}'),
  transient('punchout', 'punchout', '/punchout'),
  transient('punchout', 'initialiser-punchout', '/initialiser-punchout'),

  // Made to measure
  page('cuisine', 'configurateur-cuisine', '/configurateur-cuisine-3d', {
    module: 'cuisine/configurateur-cuisine.page.tsx',
  }),

  // Account area
  // Its words are in `mon-compte`: every page of the account names it in its breadcrumb.
  compte('mon-compte', 'tableau-de-bord', '/mon-compte', {
    module: 'tableau-de-bord/tableau-de-bord.page.tsx',
    tardifs: ['commandes', 'listes-achats', 'magasins', 'panier', 'tableau-de-bord'],
  }),
  compte('commandes', 'commandes', '/mon-compte/commandes', {
    module: 'commandes/commandes.page.tsx',
    tardifs: ['saisie'],
  }),
  compte('commandes', 'commande', '/mon-compte/commandes/{key}', {
    module: 'commandes/commande.page.tsx',
    parent: 'commandes',
    tardifs: ['articles', 'panier'],
  }),
  compte('commandes', 'workflow-de-validation', '/mon-compte/workflow-de-validation', {
    module: 'commandes/workflow/workflow-de-validation.page.tsx',
  }),
  compte('devis', 'devis', '/mon-compte/devis', {
    module: 'devis/devis.page.tsx',
    tardifs: ['saisie'],
  }),
  compte('devis', 'devis-detail', '/mon-compte/devis/{key}', {
    module: 'devis/devis-detail.page.tsx',
    parent: 'devis',
    tardifs: ['articles', 'commandes', 'panier', 'piece-ouverte'],
  }),
  compte('devis', 'devis-commande', '/mon-compte/devis/{key}/commande', {
    module: 'devis/devis-commande.page.tsx',
    parent: 'devis',
    tardifs: ['articles', 'commandes', 'panier', 'piece-ouverte'],
  }),
  compte('devis', 'devis-edition', '/mon-compte/devis/{key}/edition', {
    module: 'devis/devis-edition.page.tsx',
    parent: 'devis',
    tardifs: ['panier', 'saisie'],
  }),
  compte('devis-clientele', 'devis-clientele', '/mon-compte/devis-clientele'),
  compte('devis-clientele', 'devis-clientele-detail', '/mon-compte/devis-clientele/{id}', {
    parent: 'devis-clientele',
  }),
  compte('habitudes-achats', 'habitudes-achats', '/mon-compte/habitudes-achats', {
    module: 'habitudes-achats/habitudes-achats.page.tsx',
    tardifs: ['articles'],
  }),
  compte('listes-achats', 'listes-achats', '/mon-compte/listes-achats', {
    module: 'listes-achats/listes-achats.page.tsx',
  }),
  compte('listes-achats', 'liste-achats', '/mon-compte/listes-achats/{id}', {
    module: 'listes-achats/liste-achats.page.tsx',
    parent: 'listes-achats',
    tardifs: ['articles', 'panier'],
  }),
  compte('listes-achats', 'comptage-liste', '/mon-compte/listes-achats/{id}/comptage', {
    module: 'listes-achats/comptage-liste.page.tsx',
    parent: 'listes-achats',
    tardifs: ['achat-rapide', 'articles'],
  }),
  compte('projets-rapido', 'projets-rapido', '/mon-compte/projets-rapido'),
  compte('projets-rapido', 'projet-rapido', '/mon-compte/projets-rapido/{id}', {
    parent: 'projets-rapido',
  }),
  compte('factures', 'factures', '/mon-compte/factures'),
  compte(
    'factures',
    'dematerialisation-facture',
    '/mon-compte/factures/dematerialisation-facture',
    {
      parent: 'factures',
    },
  ),
  compte('sur-mesure', 'cuisine-3d', '/mon-compte/cuisine-3d'),
  compte('sur-mesure', 'configurateur-blum', '/mon-compte/configurateur-blum'),
  compte('identite', 'appli-connexion-qr-code', '/mon-compte/appli-connexion-qr-code', {
    module: 'identite/qr/appli-connexion-qr-code.view.tsx',
  }),
  compte('identite', 'coordonnees', '/mon-compte/coordonnees', {
    module: 'identite/coordonnees/coordonnees.page.tsx',
    tardifs: ['journal'],
  }),
  compte('identite', 'modification-mot-de-passe', '/mon-compte/modification-mot-de-passe', {
    module: 'identite/mot-de-passe/modification-mot-de-passe.page.tsx',
  }),
  compte('identite', 'suppression', '/mon-compte/suppression', {
    module: 'identite/suppression/suppression.view.tsx',
  }),
  compte('mon-compte', 'adresses-livraison', '/mon-compte/adresses-livraison', {
    module: 'piece-ouverte/adresses/adresses-livraison.page.tsx',
    tardifs: ['piece-ouverte'],
  }),
  compte('tarif-compte', 'conditions-tarifaires', '/mon-compte/conditions-tarifaires', {
    module: 'tarif-compte/conditions-tarifaires.page.tsx',
    tardifs: ['articles'],
  }),
  compte('mon-compte', 'contacts', `/mon-compte/contacts-${enseigne.slug}`),
  compte('mon-compte', 'exports-catalogue', '/mon-compte/exports-catalogue'),
  compte('mon-compte', 'parametres', '/mon-compte/parametres', {
    module: 'identite/parametres/parametres.page.tsx',
    tardifs: ['parametres'],
  }),
  compte('mon-compte', 'parc-electro', '/mon-compte/parc-electro'),
  compte('tarif-compte', 'prix-negocies', '/mon-compte/prix-negocies', {
    module: 'tarif-compte/prix-negocies.page.tsx',
    tardifs: ['articles'],
  }),
  compte('mon-compte', 'services', `/mon-compte/services-${enseigne.slug}`),

  // For developers
  {
    ...transient('atelier', 'atelier', '/_atelier', {
      module: 'atelier/atelier.page.tsx',
      textes: ['articles', 'saisie'],
    }),
    acces: 'atelier',
  },
];

export function findRoute(nom: string): PageRoute {
  const route = ROUTES.find((candidate) => candidate.nom === nom);
  if (!route) throw new Error(`no page is named ${nom}`);
  return route;
}

/** The page and those above it, nearest to the home page first. */
export function ancestors(route: PageRoute): PageRoute[] {
  return route.parent ? [...ancestors(findRoute(route.parent)), route] : [route];
}

/** The message namespaces a page needs: its own, those its breadcrumb names, those it asks for. */
export function namespacesOf(route: PageRoute): TextesDePage[] {
  const named = ancestors(route).map(({ capability }) => capability);
  return [...new Set<TextesDePage>([...named, ...(route.textes ?? [])])];
}
