/**
 * Every path of the shop, and the rules links follow. A link is '' when what it points to is not
 * known, so a caller can leave the anchor out.
 */
import { enseigne } from './enseigne/enseigne.ts';
import { withLocale, type Locale } from './words/locales.ts';
import { encodeSlug, slugify, spacesToPlus, type Nomme } from './noms.ts';
import { stringifyQuery } from './http/query-string.ts';
import { redirectUrlSure } from './http/redirect-url.ts';

export type Id = string | number;

/** What may follow the path. */
export interface Suite {
  query?: object | undefined;
  /** Without its `#`. */
  anchor?: string | undefined;
}

export interface Contenu extends Nomme, Suite {
  id?: Id | null | undefined;
}

export interface Fiche extends Contenu {
  articleId?: Id | null | undefined;
}

type Manquant = null | undefined;

function encodeId(id: Id | Manquant): string {
  const text = String(id ?? '').toWellFormed();
  // A dot segment would climb out of the path: it names nothing.
  return text === '.' || text === '..' ? '' : encodeURIComponent(text);
}

function lien(locale: Locale, path: string, { query, anchor }: Suite = {}): string {
  const fragment = anchor ? '#' + encodeURIComponent(anchor.toWellFormed()) : '';
  return withLocale(locale, path) + stringifyQuery(query ?? {}) + fragment;
}

function page(path: string) {
  return (locale: Locale, suite?: Suite): string => lien(locale, path, suite);
}

/** `{prefix}/{slug}/{id}` */
function contenu(prefix: string) {
  return (locale: Locale, cible: Contenu): string => {
    const id = encodeId(cible.id);
    return id && lien(locale, `${prefix}/${encodeSlug(cible)}/${id}`, cible);
  };
}

/** The same, spaces of the slug written as plus signs. */
function contenuPlus(prefix: string) {
  return (locale: Locale, cible: Contenu): string => {
    const id = encodeId(cible.id);
    return id && lien(locale, `${prefix}/${spacesToPlus(encodeSlug(cible))}/${id}`, cible);
  };
}

/** `{prefix}/{id}{suffix}`, for what has an identifier or a key and no readable name. */
function element(prefix: string, suffix = '') {
  return (locale: Locale, id: Id | Manquant, suite?: Suite): string => {
    const segment = encodeId(id);
    return segment && lien(locale, `${prefix}/${segment}${suffix}`, suite);
  };
}

function fiche(suffix: string) {
  return (locale: Locale, cible: Fiche): string => {
    const id = encodeId(cible.id);
    const articleId = encodeId(cible.articleId);
    if (!id || !articleId) return '';
    return lien(locale, `/fp/${encodeSlug(cible)}/${id}-${articleId}${suffix}`, cible);
  };
}

/** A gateway is known by its slug: it is one segment and has no default. */
function passerelle(suffix: string) {
  return (locale: Locale, slug: string, suite?: Suite): string => {
    const segment = encodeId(slug);
    return segment && lien(locale, `/passerelles/${segment}/${suffix}`, suite);
  };
}

const MAGASINS = `/magasins-${enseigne.slug}-en-france`;

export const liens = {
  accueil: page('/'),
  achatRapide: page('/achat-rapide'),
  actualites: page('/actualites'),
  actualite: contenu('/actualites'),
  categorie: contenuPlus('/c'),
  famille: contenuPlus('/f'),
  sousFamille: contenu('/sf'),
  groupe: contenu('/g'),
  sousGroupe: contenu('/sg'),
  choisir: element('/choisir'),
  marques: page('/marques'),
  marque: contenuPlus('/marques'),
  offres: page('/offres'),
  offre: contenu('/offres'),
  promotion: contenuPlus('/promos'),
  pageContenu: contenu('/pg'),
  servicesRapido: page('/services-rapido'),
  serviceRapido: contenu('/services-rapido'),
  sondage: contenu('/sondages'),
  universMetier(locale: Locale, cible: Contenu): string {
    const id = encodeId(cible.id);
    return id && lien(locale, `/univers-metier-${encodeSlug(cible)}-${id}`, cible);
  },
  ficheProduit: fiche(''),
  avis: fiche('/avis'),
  /** The query string writes spaces as plus signs. */
  recherche(locale: Locale, query: { q?: string } & object = {}, anchor?: string): string {
    return lien(locale, '/recherche', { query, anchor });
  },
  faq: page('/faq'),
  faqQuestion: contenu('/faq'),
  contact: page('/contact'),
  documentations: page('/documentations'),
  planDuSite: page('/plan-du-site'),
  magasins: page(MAGASINS),
  magasinsRecherche: page(`${MAGASINS}/recherche`),
  /** A region is known by its slug alone: without slug or label there is no link. */
  magasinsRegion(locale: Locale, region: Nomme & Suite): string {
    const segment = slugify(region.slug ?? '') || slugify(region.libelle ?? '');
    return segment && lien(locale, `${MAGASINS}/${segment}`, region);
  },
  magasin: contenu('/nos-magasins-et-points-de-retrait'),
  appliMobile: page(`/appli-mobile-${enseigne.slug}`),
  configurateurCuisine: page('/configurateur-cuisine-3d'),

  accesInterdit: page('/acces-interdit'),
  connexion(locale: Locale, { redirectUrl }: { redirectUrl?: string | undefined } = {}): string {
    const retour = redirectUrlSure(redirectUrl);
    return lien(locale, '/connexion', {
      query: { redirect_url: retour === '/' ? undefined : retour },
    });
  },
  creationDeCompte(locale: Locale, { email }: { email?: string | undefined } = {}): string {
    return lien(locale, '/creation-de-compte', { query: { email: email || undefined } });
  },
  activationDeCompte: page('/activation-de-compte'),
  activationEnAttente: page('/activation-de-compte-en-attente'),
  motDePasseOublie: page('/mot-de-passe-oublie'),
  reinitialisation: page('/mot-de-passe-oublie/reinitialisation'),

  panier: page('/panier'),
  /** What a delegate prepared, for whoever holds the link. */
  preparation: element('/preparation'),
  tunnelLivraison: page('/tunnel/livraison'),
  tunnelContact: page('/tunnel/contact-de-livraison'),
  tunnelConfirmation: page('/tunnel/confirmation'),
  paiement: page('/paiement'),
  paiementSucces: page('/paiement-succes'),
  commandeSucces: page('/commande-succes'),
  devisSucces: page('/devis-succes'),
  impressionAccuseReception: page('/impression-accuse-reception'),
  bonLivraisonExport: element('/bons-livraison', '/export'),

  passerelle(locale: Locale, slug: string, token: string, suite?: Suite): string {
    const segment = encodeId(token);
    return segment && passerelle(segment)(locale, slug, suite);
  },
  passerelleConnexion: passerelle('connexion'),
  passerelleSucces: passerelle('creation-de-compte-succes'),
  punchout: page('/punchout'),
  initialiserPunchout: page('/initialiser-punchout'),

  monCompte: page('/mon-compte'),
  commandes: page('/mon-compte/commandes'),
  commande: element('/mon-compte/commandes'),
  devis: page('/mon-compte/devis'),
  devisDetail: element('/mon-compte/devis'),
  devisEdition: element('/mon-compte/devis', '/edition'),
  devisCommande: element('/mon-compte/devis', '/commande'),
  devisARepondre: page('/delegue/devis'),
  ouvrirDevis: element('/delegue/devis'),
  demandesClients: page('/delegue/demandes'),
  devisClientele: page('/mon-compte/devis-clientele'),
  devisClienteleDetail: element('/mon-compte/devis-clientele'),
  devisRecu: element('/devis-recu'),
  listesAchats: page('/mon-compte/listes-achats'),
  listeAchats: element('/mon-compte/listes-achats'),
  comptageListe: element('/mon-compte/listes-achats', '/comptage'),
  projetsRapido(locale: Locale, query: { tab?: 'historique-de-projets' | undefined } = {}): string {
    return lien(locale, '/mon-compte/projets-rapido', { query });
  },
  projetRapido: element('/mon-compte/projets-rapido'),
  adressesLivraison: page('/mon-compte/adresses-livraison'),
  appliConnexionQrCode: page('/mon-compte/appli-connexion-qr-code'),
  conditionsTarifaires: page('/mon-compte/conditions-tarifaires'),
  configurateurBlum: page('/mon-compte/configurateur-blum'),
  contacts: page(`/mon-compte/contacts-${enseigne.slug}`),
  coordonnees: page('/mon-compte/coordonnees'),
  cuisine3d: page('/mon-compte/cuisine-3d'),
  factures: page('/mon-compte/factures'),
  facture: element('/mon-compte/factures'),
  dematerialisationFacture: page('/mon-compte/factures/dematerialisation-facture'),
  exportsCatalogue: page('/mon-compte/exports-catalogue'),
  habitudesAchats: page('/mon-compte/habitudes-achats'),
  modificationMotDePasse: page('/mon-compte/modification-mot-de-passe'),
  parametres: page('/mon-compte/parametres'),
  parcElectro: page('/mon-compte/parc-electro'),
  prixNegocies: page('/mon-compte/prix-negocies'),
  servicesCompte: page(`/mon-compte/services-${enseigne.slug}`),
  suppression: page('/mon-compte/suppression'),
  workflowDeValidation: page('/mon-compte/workflow-de-validation'),
} as const;
