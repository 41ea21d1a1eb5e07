/** The 15 drawers of the specification, in its order; `name` is the specification's word for it. */
import type { DrawerData } from './overlay-data.ts';
import type { Load, Owner } from './overlay-entry.ts';

export const DRAWERS = {
  'aide-et-contacts': right('help and contacts', 'contenus', null),
  'arbre-categories': left('category tree', 'catalogue', null),
  'connexion-delegue': right('delegate connection details', 'identite', null),
  'choix-modele': right('choose a model', 'catalogue', null),
  'disponibilites-magasins': right('store availabilities', 'catalogue', null),
  filtres: left('filters', 'catalogue', null),
  'machines-affectees': right('assigned machines', 'mon-compte', null),
  'machines-non-affectees': right('unassigned machines', 'mon-compte', null),
  'menu-delegue': right('delegate menu', 'identite', null),
  'menu-principal': left(
    'main menu',
    'cadre',
    (): Load<'menu-principal'> => import('../cadre/menu-principal.drawer.tsx'),
  ),
  pictogrammes: right('pictograms', 'catalogue', null),
  promotion: right('promotion', 'offres', null),
  rapido: right('rapido', 'services-rapido', null),
  services: right('services', 'contenus', null),
  tri: right('sort', 'catalogue', null),
} satisfies { [Id in keyof DrawerData]: { load: (() => Load<Id>) | null } };

function right<const L>(name: string, capability: Owner, load: L) {
  return { kind: 'drawer', name, capability, size: 'right', load } as const;
}

function left<const L>(name: string, capability: Owner, load: L) {
  return { kind: 'drawer', name, capability, size: 'left', load } as const;
}
