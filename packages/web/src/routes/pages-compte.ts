/** The account of a company, in which its orders, lists and prices are kept. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { compte, type PageRoute } from './page-route.ts';

export const PAGES_COMPTE: readonly PageRoute[] = [
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
  compte('devis-clientele', 'devis-clientele', '/mon-compte/devis-clientele', {
    module: 'devis-clientele/devis-clientele.page.tsx',
    tardifs: ['saisie'],
  }),
  compte('devis-clientele', 'devis-clientele-detail', '/mon-compte/devis-clientele/{id}', {
    module: 'devis-clientele/devis-clientele-detail.page.tsx',
    parent: 'devis-clientele',
    tardifs: ['saisie'],
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
  compte('factures', 'factures', '/mon-compte/factures', {
    module: 'factures/factures.page.tsx',
    tardifs: ['saisie'],
  }),
  compte(
    'factures',
    'dematerialisation-facture',
    '/mon-compte/factures/dematerialisation-facture',
    {
      module: 'factures/dematerialisation-facture.page.tsx',
      parent: 'factures',
      tardifs: ['saisie'],
    },
  ),
  compte('factures', 'facture', '/mon-compte/factures/{key}', {
    module: 'factures/facture.page.tsx',
    parent: 'factures',
  }),
  compte('sur-mesure', 'cuisine-3d', '/mon-compte/cuisine-3d'),
  compte('sur-mesure', 'configurateur-blum', '/mon-compte/configurateur-blum'),
  compte('identite', 'appli-connexion-qr-code', '/mon-compte/appli-connexion-qr-code', {
    module: 'identite/qr/appli-connexion-qr-code.view.tsx',
  }),
  compte('mon-compte', 'coordonnees', '/mon-compte/coordonnees', {
    module: 'identite/coordonnees/coordonnees.page.tsx',
    tardifs: ['identite', 'journal'],
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
  compte('mon-compte', 'contacts', `/mon-compte/contacts-${enseigne.slug}`, {
    module: 'contact/mes-contacts/contacts.page.tsx',
    tardifs: ['contacts', 'devis', 'magasins'],
  }),
  compte('exports-catalogue', 'exports-catalogue', '/mon-compte/exports-catalogue', {
    module: 'exports-catalogue/exports-catalogue.page.tsx',
  }),
  compte('mon-compte', 'parametres', '/mon-compte/parametres', {
    module: 'identite/parametres/parametres.page.tsx',
    tardifs: ['parametres', 'discretion'],
  }),
  compte('mon-compte', 'parc-electro', '/mon-compte/parc-electro'),
  compte('tarif-compte', 'prix-negocies', '/mon-compte/prix-negocies', {
    module: 'tarif-compte/prix-negocies.page.tsx',
    tardifs: ['articles'],
  }),
  compte('mon-compte', 'services', `/mon-compte/services-${enseigne.slug}`, {
    module: 'services-rapido/compte/services-compte.page.tsx',
    tardifs: ['services-compte'],
  }),
];
