/** From a model to its articles: which combinations of values exist, and how each is called. */
import { chiffresMesure, formatMesure } from '@comptoir/contract/articles/mesure.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { AttributDemo, ModeleArticle, Valeur, Valeurs } from './modele.ts';

export type Attributs = ReadonlyMap<string, AttributDemo>;

const NBSP = '\u00a0';

/** Every combination that exists, the most usual values first. */
export function listDeclinaisons({ axes, fixes = {}, existe }: ModeleArticle): Valeurs[] {
  const combined = Object.entries(axes).reduce<Valeurs[]>(
    (all, [code, valeurs]) =>
      all.flatMap((chosen) => valeurs.map((valeur) => ({ ...chosen, [code]: valeur }))),
    [fixes],
  );
  return existe ? combined.filter(existe) : combined;
}

/** A value as people read it: « 4 mm », « zingué jaune ». */
export function writeValeur(attribut: AttributDemo, valeur: Valeur, locale: Locale): string {
  if (attribut.type === 'choix') return attribut.valeurs[valeur]?.[locale] ?? String(valeur);
  return formatMesure(locale, Number(valeur), attribut.unite, attribut.decimales ?? 0);
}

/**
 * Fills `{code}` of a template. Dimensions joined by × are written as the trade says them: « 4 × 40 »,
 * without their unit, and never break at the end of a line.
 */
export function writeModele(
  template: string,
  valeurs: Valeurs,
  attributs: Attributs,
  locale: Locale,
): string {
  const dimensions = template.replace(/\{([\w-]+)\}((?: × \{[\w-]+\})+)/g, (group) =>
    group
      .split(' × ')
      .map((part) => bareNumber(part.slice(1, -1), valeurs, attributs, locale))
      .join(`${NBSP}×${NBSP}`),
  );
  return dimensions.replace(/\{([\w-]+)\}/g, (whole, code: string) => {
    const attribut = attributs.get(code);
    const valeur = valeurs[code];
    return attribut && valeur !== undefined ? writeValeur(attribut, valeur, locale) : whole;
  });
}

function bareNumber(code: string, valeurs: Valeurs, attributs: Attributs, locale: Locale): string {
  const attribut = attributs.get(code);
  const valeur = valeurs[code];
  if (!attribut || valeur === undefined) return `{${code}}`;
  if (attribut.type === 'choix') return writeValeur(attribut, valeur, locale);
  return chiffresMesure(locale, Number(valeur), 'mm', attribut.decimales ?? 0);
}

/** « Vis à bois tête fraisée Torx 4 × 40, zingué jaune » */
export function libelleArticle(
  modele: ModeleArticle,
  valeurs: Valeurs,
  attributs: Attributs,
  locale: Locale,
): string {
  const declinaison = writeModele(modele.declinaison[locale], valeurs, attributs, locale);
  return declinaison ? `${modele.nom[locale]} ${declinaison}` : modele.nom[locale];
}
