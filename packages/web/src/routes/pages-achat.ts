/** Signing in, the basket, checkout, and the ways into them. */
import { compte, page, transient, type Options, type PageRoute } from './page-route.ts';

/** Steps have no breadcrumb: their header shows where one is. */
const TUNNEL: Options = { frame: 'tunnel', parent: undefined };

export const PAGES_ACHAT: readonly PageRoute[] = [
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

  // What the customer of a company was sent
  transient('devis-clientele', 'devis-recu', '/devis-recu/{jeton}', {
    module: 'devis-clientele/devis-recu.page.tsx',
    tardifs: ['devis-recu'],
    frame: 'tunnel',
    porteJeton: true,
  }),

  // Quotes of all customers of a delegate, and the one a mail leads to
  compte('delegue', 'devis-a-repondre', '/delegue/devis', {
    module: 'delegue/devis/devis-a-repondre.page.tsx',
    parent: undefined,
  }),
  compte('delegue', 'ouvrir-devis', '/delegue/devis/{key}', {
    module: 'delegue/ouvrir-devis.page.tsx',
    parent: 'devis-a-repondre',
  }),

  // Calls and services that customers of a delegate asked for
  compte('delegue', 'demandes-clients', '/delegue/demandes', {
    module: 'delegue/demandes/demandes-clients.page.tsx',
    parent: undefined,
    tardifs: ['contacts'],
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
];
