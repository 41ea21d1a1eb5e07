/** The catalogue as the menus show it; undefined while there is none, and the shop's sections stand in. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { arbreQuery, lienNoeud } from '../../catalogue/catalogue.public.ts';
import type { LienMenu, Rayon } from './rayons.ts';

/** Levels of the menu: categories, their families, what these hold. */
export const MENU_DEPTH = 3;

export function useCategories(): LienMenu[] | undefined {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(arbreQuery({ api, locale }, 1));
  if (!data?.noeuds.length) return undefined;
  return data.noeuds.filter(({ nombre }) => nombre > 0).map((noeud) => toLien(noeud, locale));
}

export function useMenuCatalogue(): Rayon[] | undefined {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(arbreQuery({ api, locale }, MENU_DEPTH));
  return data?.noeuds.length ? toRayons(data.noeuds, locale) : undefined;
}

export function toRayons(noeuds: readonly Noeud[], locale: Locale): Rayon[] {
  // An empty shelf is not worth the walk.
  const stocked = noeuds.filter(({ nombre }) => nombre > 0);
  const below = Map.groupBy(stocked, ({ parentId }) => parentId);
  return (below.get(null) ?? []).map((categorie) => ({
    code: String(categorie.id),
    id: categorie.id,
    nombre: categorie.nombre,
    libelle: categorie.libelle,
    href: lienNoeud(locale, categorie),
    colonnes: (below.get(categorie.id) ?? []).map((famille) => ({
      titre: famille.libelle,
      href: lienNoeud(locale, famille),
      liens: (below.get(famille.id) ?? [famille]).map((noeud) => toLien(noeud, locale)),
    })),
  }));
}

function toLien(noeud: Noeud, locale: Locale): LienMenu {
  return {
    id: noeud.id,
    libelle: noeud.libelle,
    href: lienNoeud(locale, noeud),
    nombre: noeud.nombre,
  };
}
