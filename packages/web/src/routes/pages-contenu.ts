/** What is read: news, content, help, stores. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { page, transient, type PageRoute } from './page-route.ts';

const MAGASINS = `/magasins-${enseigne.slug}-en-france`;

export const PAGES_CONTENU: readonly PageRoute[] = [
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
    textes: ['choix'],
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
];
