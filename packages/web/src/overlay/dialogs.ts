/** The 49 dialogs of the specification, in its order; `name` is the specification's word for it. */
import type { Capability } from '../routes/page-route.ts';
import type { DialogData } from './overlay-data.ts';
import { NO_DATA, type Load, type OverlayLink, type Owner } from './overlay-entry.ts';

/** What it says is read from the payment itself, if it is one of the company's. */
const PAIEMENT: OverlayLink<DialogData['erreur-transaction-bancaire']> = {
  write: ({ paiementId }) => ({ paiement: paiementId }),
  read: (params) => {
    const paiementId = params.get('paiement') ?? '';
    return /^[\w-]{16,64}$/.test(paiementId) ? { data: { paiementId } } : null;
  },
};

/** A page of the company, whose words come from the shop itself. */
const PAGE_CONTENU: OverlayLink<DialogData['page-contenu']> = {
  write: ({ pageId }) => ({ page: String(pageId) }),
  read: (params) => {
    const pageId = Number(params.get('page'));
    return pageId > 0 ? { data: { pageId } } : null;
  },
};

export const DIALOGS = {
  'adresse-facturation': dialog(
    480,
    'billing address',
    'piece-ouverte',
    (): Load<'adresse-facturation'> =>
      import('../piece-ouverte/confirmation/adresse-facturation.dialog.tsx'),
  ),
  'adresses-livraison': dialog(
    840,
    'delivery addresses',
    'piece-ouverte',
    (): Load<'adresses-livraison'> =>
      import('../piece-ouverte/adresses/adresses-livraison.dialog.tsx'),
  ),
  'ajout-liste-achats': dialog(
    480,
    'add articles to shopping list',
    'listes-achats',
    (): Load<'ajout-liste-achats'> => import('../listes-achats/ajout-liste-achats.dialog.tsx'),
  ),
  affectation: dialog(480, 'assignment', 'mon-compte', null),
  'erreur-transaction-bancaire': {
    ...dialog(
      480,
      'bank transaction error',
      'paiements',
      (): Load<'erreur-transaction-bancaire'> =>
        import('../paiements/erreur-transaction-bancaire.dialog.tsx'),
    ),
    link: PAIEMENT,
  },
  'projet-rapido-bloque': dialog(480, 'rapido project blocked', 'projets-rapido', null),
  'page-contenu': {
    ...dialog(
      840,
      'CMS page',
      'contenus',
      (): Load<'page-contenu'> => import('../contenus/page-contenu.dialog.tsx'),
    ),
    link: PAGE_CONTENU,
  },
  'confirmation-ajout-panier': {
    ...dialog(
      840,
      'add-to-basket confirmation',
      'panier',
      (): Load<'confirmation-ajout-panier'> =>
        import('../panier/dialogues/confirmation-ajout-panier.dialog.tsx'),
    ),
    textes: ['articles'],
  },
  'confirmation-trait-coupe': {
    ...dialog(
      480,
      'cut-line confirmation',
      'panier',
      (): Load<'confirmation-trait-coupe'> =>
        import('../panier/decoupe/confirmation-trait-coupe.dialog.tsx'),
    ),
    textes: ['decoupe'],
  },
  connexion: dialog(
    480,
    'login',
    'identite',
    (): Load<'connexion'> => import('../identite/connexion/connexion.dialog.tsx'),
  ),
  'creation-liste-achats': dialog(
    480,
    'create shopping list',
    'listes-achats',
    (): Load<'creation-liste-achats'> =>
      import('../listes-achats/creation-liste-achats.dialog.tsx'),
  ),
  'creation-projet-rapido': dialog(480, 'create rapido project', 'projets-rapido', null),
  'demande-export-catalogue': dialog(
    840,
    'catalogue export request',
    'exports-catalogue',
    (): Load<'demande-export-catalogue'> =>
      import('../exports-catalogue/demande-export-catalogue.dialog.tsx'),
  ),
  'detail-piece-ouverte': {
    ...dialog(
      1000,
      'parts order detail',
      'piece-ouverte',
      (): Load<'detail-piece-ouverte'> =>
        import('../piece-ouverte/confirmation/detail-piece-ouverte.dialog.tsx'),
    ),
    textes: ['panier'],
  },
  'enregistrement-garantie': dialog(840, 'warranty registration', 'mon-compte', null),
  'expedition-programmee': dialog(
    480,
    'scheduled shipment',
    'piece-ouverte',
    (): Load<'expedition-programmee'> =>
      import('../piece-ouverte/livraison/expedition-programmee.dialog.tsx'),
  ),
  'export-a-venir': {
    ...dialog(
      480,
      'export coming soon',
      'overlay',
      (): Load<'export-a-venir'> => import('./export-a-venir.dialog.tsx'),
    ),
    link: NO_DATA,
  },
  'export-panier': dialog(
    480,
    'export basket',
    'panier',
    (): Load<'export-panier'> => import('../panier/dialogues/export-panier.dialog.tsx'),
  ),
  'fusion-panier': dialog(
    480,
    'basket merge',
    'identite',
    (): Load<'fusion-panier'> => import('../identite/connexion/fusion-panier.dialog.tsx'),
  ),
  'variantes-goodies': dialog(
    480,
    'goodies variants',
    'panier',
    (): Load<'variantes-goodies'> => import('../panier/dialogues/variantes-goodies.dialog.tsx'),
  ),
  'impression-etiquettes': dialog(
    480,
    'print labels',
    'panier',
    (): Load<'impression-etiquettes'> =>
      import('../panier/dialogues/impression-etiquettes.dialog.tsx'),
  ),
  magasins: {
    ...dialog(
      1000,
      'stores',
      'magasins',
      (): Load<'magasins'> => import('../magasins/choix/magasins.dialog.tsx'),
    ),
    link: NO_DATA,
  },
  media: dialog(
    1000,
    'media',
    'produits',
    (): Load<'media'> => import('../produits/medias/media.dialog.tsx'),
  ),
  // Never linkable: an address could then make the shop say anything.
  message: dialog(480, 'message', 'overlay', (): Load<'message'> => import('./message.dialog.tsx')),
  'modification-chantier': dialog(
    480,
    'job site edit',
    'panier',
    (): Load<'modification-chantier'> =>
      import('../panier/dialogues/modification-chantier.dialog.tsx'),
  ),
  'modification-liste-achats': dialog(
    480,
    'shopping list edit',
    'listes-achats',
    (): Load<'modification-liste-achats'> =>
      import('../listes-achats/modification-liste-achats.dialog.tsx'),
  ),
  'modification-trait-coupe': {
    ...dialog(
      1000,
      'cut-line edit',
      'panier',
      (): Load<'modification-trait-coupe'> =>
        import('../panier/decoupe/modification-trait-coupe.dialog.tsx'),
    ),
    textes: ['decoupe'],
  },
  'motif-refus-devis': dialog(
    480,
    'quote refusal reason',
    'devis',
    (): Load<'motif-refus-devis'> => import('../devis/motif-refus-devis.dialog.tsx'),
  ),
  'parc-electro': dialog(840, 'power tool fleet', 'mon-compte', null),
  'point-retrait': {
    ...dialog(
      1000,
      'pick-up point',
      'piece-ouverte',
      (): Load<'point-retrait'> => import('../piece-ouverte/retrait/point-retrait.dialog.tsx'),
    ),
    textes: ['magasins'],
  },
  'poser-question': dialog(
    480,
    'ask a question',
    'questions',
    (): Load<'poser-question'> => import('../questions/poser-question.dialog.tsx'),
  ),
  'produits-non-importes': {
    ...dialog(
      840,
      'products not imported',
      'panier',
      (): Load<'produits-non-importes'> =>
        import('../panier/dialogues/produits-non-importes.dialog.tsx'),
    ),
    textes: ['articles'],
  },
  'produits-similaires': {
    ...dialog(
      840,
      'similar products',
      'produits',
      (): Load<'produits-similaires'> => import('../produits/produits-similaires.dialog.tsx'),
    ),
    textes: ['articles'],
  },
  'reassort-ou-extension': dialog(480, 'restock or extension', 'projets-rapido', null),
  'recherche-compte': dialog(
    1000,
    'account search',
    'delegue',
    (): Load<'recherche-compte'> => import('../delegue/recherche-compte.dialog.tsx'),
  ),
  'refus-devis': dialog(
    480,
    'quote refusal',
    'devis',
    (): Load<'refus-devis'> => import('../devis/refus-devis.dialog.tsx'),
  ),
  'refus-offre-prix': dialog(
    480,
    'price offer refusal',
    'devis',
    (): Load<'refus-offre-prix'> => import('../devis/refus-offre-prix.dialog.tsx'),
  ),
  'renvoi-identifiants': dialog(
    480,
    'resend customer credentials',
    'delegue',
    (): Load<'renvoi-identifiants'> => import('../delegue/renvoi-identifiants.dialog.tsx'),
  ),
  'rgpd-et-conditions': dialog(
    480,
    'privacy and terms',
    'identite',
    (): Load<'rgpd-et-conditions'> =>
      import('../identite/conditions/rgpd-et-conditions.dialog.tsx'),
  ),
  'scan-article': {
    ...dialog(
      480,
      'scan article',
      'achat-rapide',
      (): Load<'scan-article'> => import('../achat-rapide/scan/scan-article.dialog.tsx'),
    ),
    textes: ['articles'],
  },
  'selection-compte': dialog(
    480,
    'account selection',
    'identite',
    (): Load<'selection-compte'> => import('../identite/connexion/selection-compte.dialog.tsx'),
  ),
  'selection-type-compte': dialog(
    480,
    'password recovery account-type selection',
    'identite',
    (): Load<'selection-type-compte'> =>
      import('../identite/mot-de-passe/selection-type-compte.dialog.tsx'),
  ),
  'suppression-affectation': dialog(480, 'delete assignment', 'mon-compte', null),
  'suppression-devis-clientele': dialog(
    480,
    'delete customer quote',
    'devis-clientele',
    (): Load<'suppression-devis-clientele'> =>
      import('../devis-clientele/suppression-devis-clientele.dialog.tsx'),
  ),
  'suppression-liste-achats': dialog(
    480,
    'delete shopping list',
    'listes-achats',
    (): Load<'suppression-liste-achats'> =>
      import('../listes-achats/suppression-liste-achats.dialog.tsx'),
  ),
  'suppression-machine': dialog(480, 'delete machine', 'mon-compte', null),
  'suppression-projet-rapido': dialog(480, 'delete rapido project', 'projets-rapido', null),
  'telechargement-projet-rapido': dialog(480, 'download rapido project', 'projets-rapido', null),
  'validation-sur-mesure': dialog(
    840,
    'validate made-to-measure products',
    'piece-ouverte',
    (): Load<'validation-sur-mesure'> =>
      import('../piece-ouverte/confirmation/validation-sur-mesure.dialog.tsx'),
  ),
} satisfies {
  [Id in keyof DialogData]: {
    load: (() => Load<Id>) | null;
    textes?: readonly Capability[];
    link?: OverlayLink<DialogData[Id]>;
  };
};

function dialog<const L>(size: 480 | 840 | 1000, name: string, capability: Owner, load: L) {
  return { kind: 'dialog', name, capability, size, load } as const;
}
