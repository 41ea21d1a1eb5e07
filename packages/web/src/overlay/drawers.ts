/** The 15 drawers of the specification, in its order; `name` is the specification's word for it. */
import type { TextesDePage } from '../routes/page-route.ts';
import type { DrawerData } from './overlay-data.ts';
import { NO_DATA, type Load, type OverlayLink, type Owner } from './overlay-entry.ts';

export const DRAWERS = {
  'aide-et-contacts': {
    ...right(
      'help and contacts',
      'contenus',
      (): Load<'aide-et-contacts'> => import('../contenus/aide-et-contacts.drawer.tsx'),
    ),
    link: NO_DATA,
  },
  'arbre-categories': left(
    'category tree',
    'catalogue',
    (): Load<'arbre-categories'> => import('../catalogue/arbre-categories.drawer.tsx'),
  ),
  'connexion-delegue': {
    ...right(
      'delegate connection details',
      'delegue',
      (): Load<'connexion-delegue'> => import('../delegue/connexion-delegue.drawer.tsx'),
    ),
    textes: ['journal'],
  },
  'choix-modele': {
    ...right(
      'choose a model',
      'produits',
      (): Load<'choix-modele'> => import('../produits/versions/choix-modele.drawer.tsx'),
    ),
    textes: ['articles'],
  },
  'disponibilites-magasins': {
    ...right(
      'store availabilities',
      'articles',
      (): Load<'disponibilites-magasins'> =>
        import('../articles/stock/disponibilites-magasins.drawer.tsx'),
    ),
    textes: ['magasins'],
  },
  filtres: {
    ...left(
      'filters',
      'catalogue',
      (): Load<'filtres'> => import('../catalogue/filtres.drawer.tsx'),
    ),
    textes: ['listing'],
  },
  'machines-affectees': right('assigned machines', 'mon-compte', null),
  'machines-non-affectees': right('unassigned machines', 'mon-compte', null),
  'menu-delegue': right(
    'delegate menu',
    'delegue',
    (): Load<'menu-delegue'> => import('../delegue/menu-delegue.drawer.tsx'),
  ),
  'menu-principal': left(
    'main menu',
    'cadre',
    (): Load<'menu-principal'> => import('../cadre/menu/menu-principal.drawer.tsx'),
  ),
  pictogrammes: right(
    'pictograms',
    'produits',
    (): Load<'pictogrammes'> => import('../produits/pictogrammes.drawer.tsx'),
  ),
  promotion: {
    ...right(
      'promotion',
      'offres',
      (): Load<'promotion'> => import('../offres/promotion.drawer.tsx'),
    ),
    link: byId('promotionId'),
  },
  rapido: {
    ...right(
      'rapido',
      'services-rapido',
      (): Load<'rapido'> => import('../services-rapido/rapido.drawer.tsx'),
    ),
    link: byId('serviceId'),
  },
  services: right(
    'services',
    'contenus',
    (): Load<'services'> => import('../contenus/services.drawer.tsx'),
  ),
  tri: {
    ...right('sort', 'catalogue', (): Load<'tri'> => import('../catalogue/tri.drawer.tsx')),
    textes: ['listing'],
  },
} satisfies {
  [Id in keyof DrawerData]: {
    load: (() => Load<Id>) | null;
    textes?: readonly TextesDePage[];
    link?: OverlayLink<DrawerData[Id]>;
  };
};

/** Linked to by the identifier of what it shows: `#ouvrir=promotion&id=12`. */
function byId<Key extends string>(key: Key): OverlayLink<Record<Key, number>> {
  return {
    write: (data) => ({ id: String(data[key]) }),
    read: (params) => {
      const id = params.get('id') ?? '';
      return /^[1-9]\d{0,8}$/.test(id)
        ? { data: { [key]: Number(id) } as Record<Key, number> }
        : null;
    },
  };
}

function right<const L>(name: string, capability: Owner, load: L) {
  return { kind: 'drawer', name, capability, size: 'right', load } as const;
}

function left<const L>(name: string, capability: Owner, load: L) {
  return { kind: 'drawer', name, capability, size: 'left', load } as const;
}
