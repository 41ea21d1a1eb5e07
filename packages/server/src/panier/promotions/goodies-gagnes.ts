/** Gifts that a basket earns. */
import type { Goodie, VarianteGoodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { PanierPromu } from './panier-promu.ts';
import type { GoodieRow } from './promotions.sql.ts';

export interface GoodieGagne {
  goodie: GoodieRow;
  quantite: number;
  /** Titles of the promotions that give it. */
  titres: Record<Locale, string>[];
}

/** By gift: two promotions may give the same one. */
export function listGagnes({ promu }: Pick<PanierPromu, 'promu'>): GoodieGagne[] {
  const gagnes = new Map<number, GoodieGagne>();
  for (const { promotion, palier } of promu.promues.appliquees) {
    const { goodieId, titre } = promotion.source;
    const goodie = goodieId === null ? undefined : promu.duJour.goodies.get(goodieId);
    if (!goodie) continue;
    const gagne = gagnes.get(goodie.id) ?? { goodie, quantite: 0, titres: [] };
    gagne.quantite += palier.cadeaux ?? 1;
    gagne.titres.push(titre);
    gagnes.set(goodie.id, gagne);
  }
  return [...gagnes.values()];
}

/** A variant that ran out since it was chosen is to be chosen again. */
export function varianteChoisie(
  { variantes }: GoodieRow,
  varianteId: number | null | undefined,
): GoodieRow['variantes'][number] | undefined {
  return variantes.find(({ id, epuisee }) => id === varianteId && !epuisee);
}

export function toGoodie(
  { goodie, quantite, titres }: GoodieGagne,
  varianteId: number | null | undefined,
  langue: Locale,
): Goodie {
  const choisie = varianteChoisie(goodie, varianteId);
  return {
    id: goodie.id,
    libelle: goodie.libelle[langue],
    image: imageOf(goodie),
    quantite,
    promotions: titres.map((titre) => titre[langue]),
    avecVariantes: goodie.variantes.length > 0,
    variante: choisie ? toVariante(choisie, langue) : null,
    refuse: varianteId === null,
  };
}

export function imageOf({ genre, fichier }: GoodieRow): Goodie['image'] {
  return { genre, fichier, couleur: null };
}

export function toVariante(
  { id, taille, couleur, epuisee }: GoodieRow['variantes'][number],
  langue: Locale,
): VarianteGoodie {
  return {
    id,
    libelle: [taille, couleur?.[langue]]
      .filter((mot) => mot !== undefined && mot !== null)
      .join(', '),
    taille,
    couleur: couleur && { libelle: couleur[langue], code: couleur.code },
    disponible: !epuisee,
  };
}
