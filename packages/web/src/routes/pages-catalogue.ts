/** What is sold: the tree, products, brands, offers, services, search. */
import { FICHE, LISTING, page, transient, type Options, type PageRoute } from './page-route.ts';

const NOEUD: Options = { module: 'catalogue/noeud.page.tsx', tardifs: LISTING };

export const PAGES_CATALOGUE: readonly PageRoute[] = [
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
  page('catalogue', 'choisir', '/choisir/{genre}', {
    module: 'catalogue/choix/choisir.page.tsx',
    textes: ['articles', 'choix'],
    tardifs: ['listing'],
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
];
