import type { Envoi } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';

/** Days on which something of each line arrives, the first first. */
export function joursParLigne(envois: readonly Envoi[]): Map<number, string[]> {
  const jours = new Map<number, Set<string>>();
  for (const { jour, lignes } of envois) {
    for (const { ligneId } of lignes) {
      jours.set(ligneId, (jours.get(ligneId) ?? new Set()).add(jour));
    }
  }
  return new Map([...jours].map(([ligneId, siens]) => [ligneId, [...siens].sort()]));
}

/** So many lines in all, under their chantiers; one without any is left out. */
export function premieresLignes(
  chantiers: readonly Chantier[],
  nombre: number,
): { chantier: Chantier; lignes: LignePanier[] }[] {
  let reste = nombre;
  return enOrdre(chantiers).flatMap((chantier) => {
    const lignes = chantier.articles.slice(0, reste);
    reste -= lignes.length;
    return lignes.length > 0 ? [{ chantier, lignes }] : [];
  });
}
